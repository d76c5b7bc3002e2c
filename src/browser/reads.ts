// What screens read: calls whose contract names a topic, and what else a screen does with their answers.
// `tools/failures-shown.ts` asks each for its failure.
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Read } from '../wire/client.ts'
import { useAsleep, useWritten } from '#src/ui/written.ts'

/** What a call answers, for who reads it ahead or adds something to it. */
export const readOf = <Input extends unknown[], Answer>(read: Read<Input, Answer>, ...input: Input) =>
  queryOptions({
    queryKey: read.keyOf(...input),
    queryFn: () => read(...input),
    ...(read.alsoOn.length > 0 && { meta: { alsoOn: read.alsoOn } }),
  })

/** What a call answers, read again when its topic is announced. */
export const useRead = <Input extends unknown[], Answer>(read: Read<Input, Answer>, ...input: Input) =>
  useQuery(readOf(read, ...input))

/** The same, once all that it is asked with is known. */
export const useReadWhen = <Input extends unknown[], Answer>(
  isKnown: boolean,
  read: Read<Input, Answer>,
  ...input: Input
) => useQuery({ ...readOf(read, ...input), enabled: isKnown })

/** What the server draws a page without: it is shown once the page can be used, and not sooner because it happens to lie here. */
export function useReadAfterwards<Input extends unknown[], Answer>(read: Read<Input, Answer>, ...input: Input) {
  const isAsleep = useAsleep()
  const query = useReadWhen(!useWritten(), read, ...input)
  return { ...query, data: isAsleep ? undefined : query.data }
}

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

/**
 * What is kept on no device: a form that cannot read it begins without what it would fill in, and goes on so. Asked for
 * again, it would otherwise take the form away.
 */
export function useOutOfReach({ isError, isPaused }: Pick<UseQueryResult, 'isError' | 'isPaused'>): boolean {
  const [isWithout, setWithout] = useState(false)
  const isOut = isError || isPaused
  if (isOut && !isWithout) setWithout(true)
  return isOut || isWithout
}
