// One connection that is asked the same again and again, and is given up where it does not answer in time.
import postgres from 'postgres'
import { freshSeconds } from '#src/wire/freshness.ts'
import type { Sql } from '../database/database.ts'
import { withWholeResults } from '../database/whole-results.ts'
import { patiently } from '../patience.ts'

export type Lookout<Row> = {
  /** Undefined where nothing came within a second of an ordinary machine. */
  ask: () => Promise<Row | undefined>
  close: () => Promise<void>
}

const longestAnswer = 1000

export function lookout<Row extends object>(url: string, ask: (sql: Sql) => PromiseLike<Row[]>): Lookout<Row> {
  const open = () =>
    withWholeResults(
      postgres(url, {
        max: 1,
        prepare: false,
        connect_timeout: patiently(longestAnswer) / 1000,
        // A second try within one look would come too late.
        backoff: () => 1,
        onnotice: () => {},
        connection: { application_name: 'safar standby' },
      }),
    )
  let client = open()
  const giveUp = () => {
    void client.end({ timeout: 0 })
    client = open()
  }
  return {
    ask: async () => {
      const late = Promise.withResolvers<undefined>()
      const timer = setTimeout(late.resolve, patiently(longestAnswer), undefined)
      const answer = await Promise.race([Promise.resolve(ask(client)).catch(() => undefined), late.promise])
      clearTimeout(timer)
      if (answer === undefined) giveUp()
      return answer?.[0]
    },
    close: () => client.end({ timeout: 0 }),
  }
}

// How far a standby is behind, without its clock: the primary is asked now and then how far it has written, and the
// standby how far it has read. It has all that was there when the primary was where the standby is now. A primary that
// writes nothing stays where it is, so that its standby is never behind.

/** Where the primary was at a moment, in milliseconds of our own clock, and all that was visible there then. */
export type Mark = { at: number; position: number; cursor: string }

/** A standby further behind is left out. Until the next look it may get two or three seconds further. */
export const mostBehind = 5000

/** For as long as a cursor may have to go back. */
const kept = 2 * freshSeconds * 1000

export function marksWith(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const last = marks.at(-1)
  // A standby took over that had not everything: what was noted of the other one means nothing here.
  if (last !== undefined && last.position > mark.position) return [mark]
  return [...marks.filter(({ at }) => at > mark.at - kept), mark]
}

/** In milliseconds, as of the last mark: undefined where it is older than all that is remembered. */
export function lagAt(marks: readonly Mark[], position: number): number | undefined {
  const reached = marks.findLast(mark => mark.position <= position)
  return reached === undefined ? undefined : (marks.at(-1)?.at ?? reached.at) - reached.at
}

/** The cursor of a moment before which a standby in use has everything. */
export const cursorBefore = (marks: readonly Mark[], now: number): string | undefined =>
  (marks.findLast(({ at }) => at <= now - freshSeconds * 1000) ?? marks[0])?.cursor
