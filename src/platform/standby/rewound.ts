import { readCursor } from '../live/cursor.ts'

/** The earlier of the two; a cursor that is none of ours, or of another timeline, stays as it is. */
export function rewound(cursor: string, earlier: string | undefined): string {
  const [given, before] = [readCursor(cursor), earlier === undefined ? undefined : readCursor(earlier)]
  return earlier !== undefined &&
    given !== undefined &&
    before?.timeline === given.timeline &&
    before.seen.xmax < given.seen.xmax
    ? earlier
    : cursor
}
