import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { datedFactsContract } from '../contract.ts'

const datedFacts = deskApiOf<typeof datedFactsContract>('datedFacts')

/** Nobody announces that a list was changed: it is read when the page is opened. */
export const listedFactsQuery = queryOptions({
  queryKey: ['dated-facts'],
  queryFn: () => datedFacts.list({}),
  staleTime: 0,
})
