import type { datedFactsContracts } from '../contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'

export const { datedFacts } = deskApiOf<typeof datedFactsContracts>()
export const { factsDesk } = deskApiOf<typeof datedFactsContracts>()

/** Nobody announces that another list of the desk was changed: it is read when the page is opened. */
export const listedFactsQuery = queryOptions({
  queryKey: ['facts', 'listed'],
  queryFn: () => datedFacts.list({}),
  staleTime: 0,
})
