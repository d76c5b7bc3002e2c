// How far a standby is behind, without its clock: the primary is asked now and then how far it has written, and the
// standby how far it has read. It has all that was there when the primary was where the standby is now. A primary that
// writes nothing stays where it is, so that its standby is never behind.

import { freshSeconds } from '#src/wire/freshness.ts'

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
