// One reader a process follows the table of changes and tells the streams that are open here.
import type { Audience } from '../database/change.ts'
import type { Sql } from '../database/database.ts'
import { readSnapshot, wasSeen, type Snapshot } from './snapshot.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** 'students' is heard and never spoken to: that there is news of any person. */
export type Heard = Audience | 'students'

/** `abouts` is undefined when too much was missed to say what: look at everything again. */
export type Deliver = (cursor: string, abouts: readonly string[] | undefined) => void

export type Live = {
  /** Something was committed here. */
  wakeStreams: () => void
  subscribe: (audiences: readonly Heard[], since: string | undefined, deliver: Deliver) => Promise<() => void>
  openStreams: () => number
  close: () => Promise<void>
}

type Row = { xid: bigint; audience: string; about: string }
type Subscriber = {
  deliver: Deliver
  /** What it was told on arrival; rows it holds are not told again. */
  seen: Snapshot | undefined
  /** Rows that arrived while it was catching up. */
  waiting: Row[] | undefined
}

const channel = 'safar_wake'
/** Longest pause between two looks: a wake lost with its process is made good by then. */
const longestPause = 1000
/** Shortest: many commits in a moment cost one look. */
const shortestPause = 25

export async function openLive(sql: Sql, processId: string): Promise<Live> {
  const subscribers = new Map<string, Set<Subscriber>>()
  let cursor = await currentSnapshot(sql)

  const look = oneAtATime(shortestPause, async () => {
    const news = await changesSince(sql, cursor)
    cursor = news.cursor
    if (news.rows.length > 0) hand(subscribers, news.rows, cursor)
  })
  const tellOthers = oneAtATime(shortestPause, async () => {
    await sql`select pg_notify(${channel}, ${processId})`
  })
  const listening = await sql.listen(
    channel,
    from => {
      if (from !== processId) look.run()
    },
    () => look.run(),
  )
  const fallback = setInterval(look.run, longestPause)

  return {
    wakeStreams: () => {
      look.run()
      tellOthers.run()
    },
    subscribe: async (audiences, since, deliver) => {
      const subscriber: Subscriber = { deliver, seen: undefined, waiting: [] }
      for (const audience of audiences) join(subscribers, audience, subscriber)
      const leave = () => {
        for (const audience of audiences) part(subscribers, audience, subscriber)
      }
      try {
        await catchUp(sql, subscriber, audiences, since)
      } catch (error) {
        leave()
        throw error
      }
      return leave
    },
    openStreams: () => new Set([...subscribers.values()].flatMap(set => [...set])).size,
    close: async () => {
      clearInterval(fallback)
      await Promise.all([look.stop(), tellOthers.stop()])
      await listening.unlisten()
    },
  }
}

async function currentSnapshot(sql: Sql): Promise<string> {
  const [row] = await sql<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`
  return row?.snapshot ?? ''
}

type News = { cursor: string; rows: Row[] }

/** One statement, so one snapshot: what it sees is what the next cursor says was seen. */
async function changesSince(sql: Sql, cursor: string): Promise<News> {
  const rows = await sql<{ cursor: string; xid: string | null; audience: string; about: string }[]>`
    select pg_current_snapshot()::text as cursor, c.xid::text, c.audience, c.about
    from (select 1) as one left join changes c
      on c.xid >= pg_snapshot_xmin(${cursor}::pg_snapshot) and not pg_visible_in_snapshot(c.xid, ${cursor}::pg_snapshot)
    order by c.id`
  return asNews(rows, cursor)
}

async function changesFor(sql: Sql, audiences: readonly string[], cursor: string): Promise<News> {
  const rows = await sql<{ cursor: string; xid: string | null; audience: string; about: string }[]>`
    select pg_current_snapshot()::text as cursor, c.xid::text, c.audience, c.about
    from (select 1) as one left join changes c
      on c.xid >= pg_snapshot_xmin(${cursor}::pg_snapshot) and not pg_visible_in_snapshot(c.xid, ${cursor}::pg_snapshot)
      and (c.audience = any(${[...audiences]}) or (${audiences.includes('students')} and c.audience like 'person:%'))
    order by c.id`
  return asNews(rows, cursor)
}

const asNews = (
  rows: readonly { cursor: string; xid: string | null; audience: string; about: string }[],
  cursor: string,
): News => ({
  cursor: rows[0]?.cursor ?? cursor,
  rows: rows.flatMap(({ xid, audience, about }) =>
    xid === null ? [] : [{ xid: BigInt(xid), audience, about }, ...forTheDesk(BigInt(xid), audience)],
  ),
})

/** Whoever has a student's page open at the desk hears that there is news of that student, and no more. */
const forTheDesk = (xid: bigint, audience: string): Row[] =>
  audience.startsWith('person:') ? [{ xid, audience: 'students', about: audience.replace('person', 'student') }] : []

function hand(subscribers: Map<string, Set<Subscriber>>, rows: readonly Row[], cursor: string): void {
  const forEach = new Map<Subscriber, Set<string>>()
  for (const row of rows) {
    for (const subscriber of subscribers.get(row.audience) ?? []) {
      if (subscriber.waiting !== undefined) subscriber.waiting.push(row)
      else if (subscriber.seen === undefined || !wasSeen(subscriber.seen, row.xid)) {
        const abouts = forEach.get(subscriber) ?? new Set()
        forEach.set(subscriber, abouts.add(row.about))
      }
    }
  }
  for (const [subscriber, abouts] of forEach) subscriber.deliver(cursor, [...abouts])
}

/** Tells a newcomer what it missed; what arrives meanwhile waits, and nothing is told twice. */
async function catchUp(
  sql: Sql,
  subscriber: Subscriber,
  audiences: readonly string[],
  since: string | undefined,
): Promise<void> {
  const from = await resumable(sql, since)
  const news =
    from === undefined ? { cursor: await currentSnapshot(sql), rows: [] } : await changesFor(sql, audiences, from)
  subscriber.seen = readSnapshot(news.cursor)
  const { seen } = subscriber
  const late = (subscriber.waiting ?? []).filter(row => seen === undefined || !wasSeen(seen, row.xid))
  subscriber.waiting = undefined
  const own = news.rows.filter(({ audience }) => audiences.includes(audience))
  const abouts = [...new Set([...own, ...late].map(row => row.about))]
  subscriber.deliver(news.cursor, from === undefined ? undefined : abouts)
}

/** A cursor of ours, from this database, and not older than what is kept. */
async function resumable(sql: Sql, since: string | undefined): Promise<string | undefined> {
  const snapshot = since === undefined ? undefined : readSnapshot(since)
  if (since === undefined || snapshot === undefined) return undefined
  const [row] = await sql<{ ok: boolean }[]>`
    select ${snapshot.xmax.toString()}::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot())
      and ${snapshot.xmin.toString()}::text::xid8 > coalesce((select last_pruned from changes_pruned), '0'::xid8) as ok`.catch(
    () => [],
  )
  return row?.ok === true ? since : undefined
}

function join(map: Map<string, Set<Subscriber>>, audience: string, subscriber: Subscriber): void {
  const set = map.get(audience) ?? new Set()
  map.set(audience, set.add(subscriber))
}

function part(map: Map<string, Set<Subscriber>>, audience: string, subscriber: Subscriber): void {
  const set = map.get(audience)
  set?.delete(subscriber)
  if (set?.size === 0) map.delete(audience)
}
