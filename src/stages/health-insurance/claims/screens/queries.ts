// What a student reads of claims. A change notice names the first part of a key.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiOf, sendOnce } from '../../../../browser/api.ts'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { claimsContract } from '../contract.ts'

export const insuranceClaims = apiOf<typeof claimsContract>('insuranceClaims')

/** Sent again after a lost answer, it is the same claim. */
export const fileOnce = (key: string) => apiOf<typeof claimsContract>('insuranceClaims', sendOnce(key))

export const claimsQuery = queryOptions({
  queryKey: ['insurance', 'claims'],
  queryFn: () => insuranceClaims.mine({}),
})

export function useReread(): () => Promise<unknown> {
  const queries = useQueryClient()
  return () => Promise.all([['insurance'], ['journey']].map(queryKey => queries.invalidateQueries({ queryKey })))
}

export function useClaimDeed<Input>(verb: (input: Input) => Promise<unknown>, done: string, after?: () => void) {
  const toasts = useToasts()
  const reread = useReread()
  return useMutation({
    mutationFn: verb,
    onSuccess: () => {
      toasts.success(done)
      after?.()
    },
    onError: error => toasts.error(error.message),
    onSettled: reread,
  })
}
