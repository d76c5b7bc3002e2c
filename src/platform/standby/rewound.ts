import { readCursor, type Cursor } from '../live/cursor.ts'

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
