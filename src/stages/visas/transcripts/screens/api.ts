// What a student reads of transcripts. A change notice names the first part of a key.
import type { visasContracts } from '#src/stages/visas/contract.ts'
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import type { Outcomes } from '../rules.ts'
import { readAgain } from '#src/browser/queries.ts'

export const { transcripts } = apiOf<typeof visasContracts>()

export const hitsQuery = (outcomes: Outcomes) =>
  infiniteQueryOptions({
    queryKey: ['transcripts', 'hits', outcomes],
    queryFn: ({ pageParam }) => transcripts.list({ outcomes, from: pageParam }),
    initialPageParam: 0,
    // By what was chosen on this device last: the server draws the page without them.
    meta: { isOfDevice: true },
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export function useReread(): () => Promise<void> {
  const queries = useQueryClient()
  return () => readAgain(queries, 'transcripts')
}
