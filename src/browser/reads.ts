// What a screen does with a read besides showing what it answers: `tools/failures-shown.ts` asks each for its failure.

type Failing = { data: unknown; error: Error | null; refetch: () => unknown }

/** Of a read that only adds something, such as a count: where it fails, the screen says all that it has to without it. */
export const optional = <Data>({ data }: { data: Data }): Data => data

/** Reads that are shown together: why one of them does not come, and all of those once more. */
export function asOne(...reads: readonly Failing[]) {
  const failed = reads.filter(({ data, error }) => data === undefined && error !== null)
  return {
    error: failed[0]?.error ?? null,
    refetch: () => failed.map(read => read.refetch()),
  }
}
