// Who listens to what, and what each hears of rows that became visible. Many hear the same, so it is the same
// object for all of them: anyone who puts it into words does so once.
import { setImmediate } from 'node:timers/promises'
import type { Audience } from '../database/change.ts'
import { type Fragment, type Sql, timeline } from '../database/database.ts'

/** 'students' is heard and never spoken to: that there is news of any person. */
export type Heard = Audience | 'students'

/** `abouts` is undefined when too much was missed to say what: look at everything again. */
export type News = { cursor: string; abouts: readonly string[] | undefined }
export type Deliver = (news: News) => void

export type Row = { xid: bigint; audience: string; about: string }
export type Subscriber = {
  deliver: Deliver
  /** What it heard on arrival; rows it holds are not announced again. */
  seen: Snapshot | undefined
  /** Rows that arrived while it was catching up. */
  waiting: Row[] | undefined
  /** A standby was promoted while it was catching up. */
  hasMissed: boolean
}
export type Listeners = Map<string, Set<Subscriber>>

/** What became visible between two looks. */
export type Look = { since: Snapshot | undefined; cursor: string; rows: readonly Row[] }

/** So many are notified before others have their turn: a stream is a system call. */
const atOnce = 500

export async function tell(listeners: Listeners, { since, cursor, rows }: Look): Promise<void> {
  const sayings = new Map<readonly string[], News>()
  let count = 0
  for (const [subscriber, abouts] of newsOfEach(listeners, rows, since)) {
    const news = sayings.get(abouts) ?? { cursor, abouts }
    sayings.set(abouts, news)
    subscriber.deliver(news)
    count += 1
    if (count % atOnce === 0) await setImmediate()
  }
}

/** After a promotion, where what was seen says nothing of what was missed. */
export async function notifyToLookAgain(listeners: Listeners, cursor: string): Promise<void> {
  const news: News = { cursor, abouts: undefined }
  let count = 0
  for (const subscriber of new Set([...listeners.values()].flatMap(set => [...set]))) {
    subscriber.seen = undefined
    if (subscriber.waiting !== undefined) subscriber.hasMissed = true
    else subscriber.deliver(news)
    count += 1
    if (count % atOnce === 0) await setImmediate()
  }
}

function newsOfEach(listeners: Listeners, rows: readonly Row[], since: Snapshot | undefined) {
  const all = new Map<Subscriber, readonly string[]>()
  for (const [audience, own] of Map.groupBy(rows, row => row.audience)) {
    const abouts = aboutsOf(own)
    for (const subscriber of listeners.get(audience) ?? []) {
      const unheard = unheardBy(subscriber, own, abouts, since)
      if (unheard.length > 0) all.set(subscriber, joined(all.get(subscriber), unheard))
    }
  }
  return all
}

export const aboutsOf = (rows: readonly Row[]): readonly string[] => [...new Set(rows.map(({ about }) => about))]

function unheardBy(
  subscriber: Subscriber,
  rows: readonly Row[],
  abouts: readonly string[],
  since: Snapshot | undefined,
): readonly string[] {
  if (subscriber.waiting !== undefined) {
    subscriber.waiting.push(...rows)
    return []
  }
  const { seen } = subscriber
  if (seen === undefined) return abouts
  // Nothing that it saw on arrival can come any more.
  if (since !== undefined && since.xmin >= seen.xmax) {
    subscriber.seen = undefined
    return abouts
  }
  return aboutsOf(rows.filter(row => !wasSeen(seen, row.xid)))
}

const joined = (known: readonly string[] | undefined, more: readonly string[]): readonly string[] =>
  known === undefined ? more : [...new Set([...known, ...more])]

export function join(listeners: Listeners, audience: string, subscriber: Subscriber): void {
  const set = listeners.get(audience) ?? new Set()
  listeners.set(audience, set.add(subscriber))
}

export function part(listeners: Listeners, audience: string, subscriber: Subscriber): void {
  const set = listeners.get(audience)
  set?.delete(subscriber)
  if (set?.size === 0) listeners.delete(audience)
}

// A PostgreSQL snapshot, 'xmin:xmax:running', says exactly which transactions one has seen.

export type Snapshot = { xmin: bigint; xmax: bigint; running: ReadonlySet<bigint> }

const shape = /^(\d{1,20}):(\d{1,20}):((?:\d{1,20}(?:,\d{1,20})*)?)$/

export function readSnapshot(text: string): Snapshot | undefined {
  const [, xmin, xmax, running] = shape.exec(text) ?? []
  if (xmin === undefined || xmax === undefined || running === undefined) return undefined
  return {
    xmin: BigInt(xmin),
    xmax: BigInt(xmax),
    running: new Set(running === '' ? [] : running.split(',').map(BigInt)),
  }
}

export const snapshotText = ({ xmin, xmax, running }: Snapshot): string => `${xmin}:${xmax}:${[...running].join(',')}`

export const wasSeen = ({ xmin, xmax, running }: Snapshot, xid: bigint): boolean =>
  xid < xmin || (xid < xmax && !running.has(xid))

/**
 * The same, ended behind the newest transaction that left a notice. Later numbers may be of transactions that were undone,
 * and after a crash PostgreSQL gives the number of one whose end was not on the disk yet to another.
 */
export function seenUpTo({ xmin, running }: Snapshot, newest: bigint): Snapshot {
  const xmax = newest + 1n
  return {
    xmin: xmin < xmax ? xmin : xmax,
    xmax,
    running: new Set([...running].filter(xid => xid < xmax)),
  }
}

// The cursor of every event stream: 'timeline/newest/snapshot'. The snapshot says which transactions were seen, and what
// became visible since is what is new, however commits overlapped. See docs/decisions/055-cursors-after-a-crash.md.

export type Cursor = { timeline: string; seen: Snapshot }

/** What a statement sees, as text. */
export const cursorNow = (sql: Sql): Fragment => sql`
  concat(${timeline(sql)}, '/',
    greatest((select max(xid) from changes), (select last_pruned from changes_pruned)), '/', pg_current_snapshot())`

const cursorShape = /^([0-9A-F]{8})\/(\d{0,20})\/([\d:,]+)$/

export function readCursor(text: string): Cursor | undefined {
  const [, line, newest, snapshot = ''] = cursorShape.exec(text) ?? []
  const seen = readSnapshot(snapshot)
  if (line === undefined || newest === undefined || seen === undefined) return undefined
  return { timeline: line, seen: seenUpTo(seen, BigInt(newest)) }
}
