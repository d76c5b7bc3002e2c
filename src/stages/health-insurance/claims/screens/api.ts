// What a student reads of claims. A change notice names the first part of a key.
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { apiOf, sendOnce } from '#src/browser/api.ts'
import { insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import { readAgain } from '#src/browser/queries.ts'

export const { insuranceClaims } = apiOf<typeof insuranceContracts>()

/** Sent again after a lost answer, it is the same claim. */
export const fileOnce = (key: string) => apiOf<typeof insuranceContracts>(sendOnce(key)).insuranceClaims

export function useReread(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () => readAgain(queries, ...insuranceRereads)
}
