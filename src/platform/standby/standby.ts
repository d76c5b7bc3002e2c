// Reads that may be some seconds old go to a standby (decision 056), and to the primary where there is none to use.
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Connections, type Sql } from '../database/database.ts'
import { patiently } from '../patience.ts'
import { cursorNow, readCursor, type Cursor } from '../live/delivery.ts'
import { lookout, mostBehind, cursorBefore, lagAt, marksWith, type Mark } from './lookout.ts'

/** What reads need of a database. */
export type Source = Pick<Connections, 'db' | 'sql'>

type Read = <T>(ask: (from: Source) => Promise<T>) => Promise<T>

export type Standby = {
  /** Whether there may be one: where it is not, nobody needs to remember who wrote what. */
  isSet: boolean
  /** What the standby does not answer, such as a row that is not there yet, the primary is asked. */
  read: Read
  /** The same with all that is committed by now. */
  readCommitted: Read
  /** A stream that starts at this cursor hears again of all that such a read may have missed. */
  rewind: (cursor: string) => string
  /** Seconds behind at the last look; undefined while it is left out. */
  lag: () => number | undefined
  close: () => Promise<void>
}

type Wishes = { primaryUrl: string; standbyUrl: string | undefined; max: number; isPooled: boolean }

export const openStandby = async (primary: Source, { standbyUrl, ...wishes }: Wishes): Promise<Standby> =>
  standbyUrl === undefined ? noStandby(primary) : besidePrimary(primary, { ...wishes, standbyUrl })

export const noStandby = (primary: Source): Standby => ({
  isSet: false,
  read: ask => ask(primary),
  readCommitted: ask => ask(primary),
  rewind: cursor => cursor,
  lag: () => undefined,
  close: async () => {},
})

type Both = Omit<Wishes, 'standbyUrl'> & { standbyUrl: string }

async function besidePrimary(primary: Source, { primaryUrl, standbyUrl, ...wishes }: Both): Promise<Standby> {
  const open = () => openDatabase(standbyUrl, wishes)
  let standby: Connections | undefined
  const letGo = () => {
    const gone = standby
    standby = undefined
    // What waits for an answer there fails at once, and is asked at the primary.
    void gone?.close(0)
  }
  const watch = await watchStandby({ primaryUrl, standbyUrl }, letGo)

  const read: Read = async ask => {
    if (!watch.isUsable()) return ask(primary)
    standby ??= open()
    return ask(standby).catch(() => ask(primary))
  }
  return {
    isSet: true,
    read,
    readCommitted: async ask => ((await watch.catchesUp(patiently(mostBehind))) ? read(ask) : ask(primary)),
    rewind: cursor => rewound(cursor, watch.cursorBefore()),
    lag: watch.lag,
    close: async () => {
      await watch.close()
      await standby?.close()
    },
  }
}

// Looks each second whether the standby is there and how far it is behind.

type Watch = {
  isUsable: () => boolean
  /** Seconds behind at the last look; undefined while it is left out. */
  lag: () => number | undefined
  /** The cursor of a moment before which a standby in use has everything. */
  cursorBefore: () => string | undefined
  /** Whether the standby has, within so many milliseconds, all that is committed now. */
  catchesUp: (within: number) => Promise<boolean>
  close: () => Promise<void>
}

const eachLook = 1000
const eachTry = 50

/** What is visible is written before it is, so the position, which is read after the snapshot, is never before it. */
const ofPrimary = (sql: Sql) => sql<{ cursor: string; position: number }[]>`
  select ${cursorNow(sql)} as cursor, (pg_current_wal_insert_lsn() - '0/0')::float8 as position`
/** Null where it is no standby, or is none any more. */
const ofStandby = (sql: Sql) => sql<{ position: number | null }[]>`
  select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::float8 end as position`

type Addresses = { primaryUrl: string; standbyUrl: string }

async function watchStandby({ primaryUrl, standbyUrl }: Addresses, onGone: () => void): Promise<Watch> {
  const primary = lookout(primaryUrl, ofPrimary)
  const standby = lookout(standbyUrl, ofStandby)
  const ending = new AbortController()
  let marks: readonly Mark[] = []
  let lag: number | undefined

  const positionOfStandby = async () => (await standby.ask())?.position ?? undefined
  const look = async () => {
    const asked = performance.now()
    const found = await primary.ask()
    // While the primary is away there is nothing newer to be behind of: the standby goes on answering.
    if (found !== undefined) marks = marksWith(marks, { ...found, at: asked })
    const position = await positionOfStandby()
    lag = position === undefined ? undefined : lagAt(marks, position)
    if (position === undefined) onGone()
  }
  await look()
  const watching = (async () => {
    while (!ending.signal.aborted) {
      await pause(eachLook, undefined, { signal: ending.signal }).catch(() => {})
      if (!ending.signal.aborted) await look()
    }
  })()

  const isUsable = () => lag !== undefined && lag <= mostBehind
  return {
    isUsable,
    lag: () => (isUsable() && lag !== undefined ? lag / 1000 : undefined),
    cursorBefore: () => cursorBefore(marks, performance.now()),
    catchesUp: async within => {
      const wanted = await primary.ask()
      if (wanted === undefined) return false
      const end = performance.now() + within
      while (isUsable() && performance.now() < end) {
        const position = await positionOfStandby()
        if (position !== undefined && position >= wanted.position) return true
        await pause(eachTry)
      }
      return false
    },
    close: async () => {
      ending.abort()
      await watching
      await Promise.all([primary.close(), standby.close()])
    },
  }
}

/** The earlier of the two; a cursor that is none of ours stays as it is. */
export function rewound(cursor: string, earlier: string | undefined): string {
  const [given, before] = [readCursor(cursor), earlier === undefined ? undefined : readCursor(earlier)]
  return earlier !== undefined && given !== undefined && before !== undefined && isEarlier(before, given)
    ? earlier
    : cursor
}

/** On another timeline, anybody who comes with it looks at everything again, which is right as well. */
function isEarlier(one: Cursor, other: Cursor): boolean {
  if (one.timeline !== other.timeline) return true
  // With the same newest notice, what was still running can only have become less.
  if (one.seen.xmax === other.seen.xmax) return one.seen.running.size >= other.seen.running.size
  return one.seen.xmax < other.seen.xmax
}
