// One reader a process follows the table of changes and tells the streams that are open here.
import type { Sql } from '../database/database.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { readSnapshot, wasSeen } from './snapshot.ts'
import {
  aboutsOf,
  join,
  part,
  tell,
  type Deliver,
  type Heard,
  type Listeners,
  type Row,
  type Subscriber,
} from './telling.ts'

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
  let cursor = await currentSnapshot(sql)

  const look = oneAtATime(shortestPause, async () => {
    const since = readSnapshot(cursor)
    const seen = await changesSince(sql, cursor)
    cursor = seen.cursor
    if (seen.rows.length > 0) await tell(listeners, { ...seen, since })
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
      await Promise.all([look.stop(), tellOthers.stop()])
      await listening.unlisten()
    },
  }
}

async function currentSnapshot(sql: Sql): Promise<string> {
  const [row] = await sql<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`
  return row?.snapshot ?? ''
}

type Seen = { cursor: string; rows: Row[] }

/** One statement, so one snapshot: what it sees is what the next cursor says was seen. */
async function changesSince(sql: Sql, cursor: string): Promise<Seen> {
  const rows = await sql<{ cursor: string; xid: string | null; audience: string; about: string }[]>`
    select pg_current_snapshot()::text as cursor, c.xid::text, c.audience, c.about
    from (select 1) as one left join changes c
      on c.xid >= pg_snapshot_xmin(${cursor}::pg_snapshot) and not pg_visible_in_snapshot(c.xid, ${cursor}::pg_snapshot)
    order by c.id`
  return asNews(rows, cursor)
}

async function changesFor(sql: Sql, audiences: readonly string[], cursor: string): Promise<Seen> {
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
): Seen => ({
  cursor: rows[0]?.cursor ?? cursor,
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
    from === undefined ? { cursor: await currentSnapshot(sql), rows: [] } : await changesFor(sql, audiences, from)
  subscriber.seen = readSnapshot(news.cursor)
  const { seen } = subscriber
  const late = (subscriber.waiting ?? []).filter(row => seen === undefined || !wasSeen(seen, row.xid))
  subscriber.waiting = undefined
  const own = news.rows.filter(({ audience }) => audiences.includes(audience))
  subscriber.deliver({ cursor: news.cursor, abouts: from === undefined ? undefined : aboutsOf([...own, ...late]) })
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
