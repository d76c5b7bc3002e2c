import { readSnapshot } from '../live/snapshot.ts'

/** The earlier of the two; a cursor that is none of ours stays as it is. */
export function rewound(cursor: string, earlier: string | undefined): string {
  const [given, before] = [readSnapshot(cursor), earlier === undefined ? undefined : readSnapshot(earlier)]
  return earlier !== undefined && given !== undefined && before !== undefined && before.xmax < given.xmax
    ? earlier
    : cursor
}
