// One reader a process follows the table of changes and tells the streams that are open here.
import { type Sql, timeline } from '../database/database.ts'
import { oneAtATime } from './one-at-a-time.ts'
import {
  aboutsOf,
  join,
  part,
  tell,
  notifyToLookAgain,
  type Deliver,
  type Heard,
  type Listeners,
  type Row,
  type Subscriber,
  snapshotText,
  wasSeen,
  cursorNow,
  readCursor,
  type Cursor,
} from './delivery.ts'

export type Live = {
  /** Something was committed here. */
  wakeStreams: () => void
  subscribe: (audiences: readonly Heard[], since: string | undefined, deliver: Deliver) => Promise<() => void>
  openStreams: () => number
  close: () => Promise<void>
}

const channel = 'safar_wake'
/** Longest pause between two looks: a wake lost with its process is made good by then. */
const longestPause = 1000
/** Shortest: many commits in a moment cost one look. */
const shortestPause = 25

export async function openLive(sql: Sql, processId: string): Promise<Live> {
  const listeners: Listeners = new Map()
  let cursor = await currentCursor(sql)

  const look = oneAtATime(shortestPause, async () => {
    const since = readCursor(cursor)
    const seen = await changesSince(sql, since)
    cursor = seen.cursor
    if (since?.timeline !== readCursor(cursor)?.timeline) await notifyToLookAgain(listeners, cursor)
    else if (seen.rows.length > 0) await tell(listeners, { ...seen, since: since?.seen })
  })
  const notifyOthers = oneAtATime(shortestPause, async () => {
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
      notifyOthers.run()
    },
    subscribe: async (audiences, since, deliver) => {
      const subscriber: Subscriber = { deliver, seen: undefined, waiting: [], hasMissed: false }
      for (const audience of audiences) join(listeners, audience, subscriber)
      const leave = () => {
        for (const audience of audiences) part(listeners, audience, subscriber)
      }
      try {
        await catchUp(sql, subscriber, audiences, since)
      } catch (error) {
        leave()
        throw error
      }
      return leave
    },
    openStreams: () => new Set([...listeners.values()].flatMap(set => [...set])).size,
    close: async () => {
      clearInterval(fallback)
      await Promise.all([look.stop(), notifyOthers.stop()])
      await listening.unlisten()
    },
  }
}

export type PeopleChanged = { cursor: string; people: readonly string[] | undefined }

/** Of whom there is news since a cursor, for a job that goes on where it was; where it can't be resumed, of anybody. */
export async function peopleChangedSince(sql: Sql, cursor: string | undefined): Promise<PeopleChanged> {
  const from = await resumable(sql, cursor)
  if (from === undefined) return { cursor: await currentCursor(sql), people: undefined }
  const { cursor: now, rows } = await changesSince(sql, from)
  const ids = rows.flatMap(({ audience }) => /^person:(.+)$/.exec(audience)?.[1] ?? [])
  return { cursor: now, people: [...new Set(ids)] }
}

async function currentCursor(sql: Sql): Promise<string> {
  const [row] = await sql<{ cursor: string }[]>`select ${cursorNow(sql)} as cursor`
  return row?.cursor ?? ''
}

type Seen = { cursor: string; rows: Row[] }
type Found = { cursor: string; xid: string | null; audience: string; about: string }

/** One statement, so one snapshot: what it sees is what the next cursor says was seen. */
async function changesSince(sql: Sql, since: Cursor | undefined): Promise<Seen> {
  const seen = textOf(since)
  const rows = await sql<Found[]>`
    select ${cursorNow(sql)} as cursor, c.xid::text, c.audience, c.about
    from (select 1) as one left join changes c
      on c.xid >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(c.xid, ${seen}::pg_snapshot)
    order by c.id`
  return asNews(rows)
}

async function changesFor(sql: Sql, audiences: readonly string[], since: Cursor): Promise<Seen> {
  const seen = textOf(since)
  const rows = await sql<Found[]>`
    select ${cursorNow(sql)} as cursor, c.xid::text, c.audience, c.about
    from (select 1) as one left join changes c
      on c.xid >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(c.xid, ${seen}::pg_snapshot)
      and (c.audience = any(${[...audiences]}) or (${audiences.includes('students')} and c.audience like 'person:%'))
    order by c.id`
  return asNews(rows)
}

/** Read of a standby, which has no cursors of its own, all that is kept is new. */
const textOf = (since: Cursor | undefined): string => (since === undefined ? '1:1:' : snapshotText(since.seen))

const asNews = (rows: readonly Found[]): Seen => ({
  cursor: rows[0]?.cursor ?? '',
  rows: rows.flatMap(({ xid, audience, about }) =>
    xid === null ? [] : [{ xid: BigInt(xid), audience, about }, ...forTheDesk(BigInt(xid), audience)],
  ),
})

/** Anyone who has a student's page open at the desk hears that there is news of that student, and no more. */
const forTheDesk = (xid: bigint, audience: string): Row[] =>
  audience.startsWith('person:') ? [{ xid, audience: 'students', about: audience.replace('person', 'student') }] : []

/** Tells a newcomer what it missed; what arrives meanwhile waits, and nothing is announced twice. */
async function catchUp(
  sql: Sql,
  subscriber: Subscriber,
  audiences: readonly string[],
  since: string | undefined,
): Promise<void> {
  const from = await resumable(sql, since)
  const news =
    from === undefined ? { cursor: await currentCursor(sql), rows: [] } : await changesFor(sql, audiences, from)
  const now = readCursor(news.cursor)
  const seen = now?.seen
  // A standby may have been promoted between the two statements, or since.
  const isWhole = from !== undefined && from.timeline === now?.timeline && !subscriber.hasMissed
  subscriber.seen = seen
  const late = (subscriber.waiting ?? []).filter(row => seen === undefined || !wasSeen(seen, row.xid))
  subscriber.waiting = undefined
  const own = news.rows.filter(({ audience }) => audiences.includes(audience))
  subscriber.deliver({ cursor: news.cursor, abouts: isWhole ? aboutsOf([...own, ...late]) : undefined })
}

/** A cursor of ours, from this database as it is now, and not older than what is kept. */
async function resumable(sql: Sql, since: string | undefined): Promise<Cursor | undefined> {
  const cursor = since === undefined ? undefined : readCursor(since)
  if (cursor === undefined) return undefined
  const { xmin, xmax } = cursor.seen
  const [row] = await sql<{ ok: boolean }[]>`
    select ${xmax.toString()}::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot())
      and ${xmin.toString()}::text::xid8 > coalesce((select last_pruned from changes_pruned), '0'::xid8)
      and ${timeline(sql)} = ${cursor.timeline} as ok`.catch(() => [])
  return row?.ok === true ? cursor : undefined
}
