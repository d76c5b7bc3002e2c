// Looks each second whether the standby is there and how far it is behind.
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '../database/database.ts'
import { cursorNow } from '../live/cursor.ts'
import { cursorBefore, lagAt, marksWith, mostBehind, type Mark } from './lag.ts'
import { lookout } from './lookout.ts'

export type Watch = {
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

export async function watchStandby({ primaryUrl, standbyUrl }: Addresses, onGone: () => void): Promise<Watch> {
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
