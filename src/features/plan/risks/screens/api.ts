import { infiniteQueryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { planContracts, WantedRisks } from '#src/features/plan/contract.ts'

export const { planRisks } = deskApiOf<typeof planContracts>()

/** Read when the page is opened or something else is asked for: no card moves while somebody writes to all of them. */
export const risksQuery = (wanted: Omit<WantedRisks, 'after'>) =>
  infiniteQueryOptions({
    queryKey: [...planRisks.read.keyOf(wanted), 'pages'],
    queryFn: ({ pageParam }) => planRisks.read({ ...wanted, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
