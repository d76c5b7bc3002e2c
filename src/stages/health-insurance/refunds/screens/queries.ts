import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '../../../../browser/desk-api.ts'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { refundsContract } from '../contract.ts'

export const insuranceRefunds = deskApiOf<typeof refundsContract>('insuranceRefunds')

export const refundsQuery = queryOptions({
  queryKey: ['insurance-refunds'],
  queryFn: () => insuranceRefunds.all({}),
})

export function useUndo(payment: string, done: string) {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: () => insuranceRefunds.undo({ payment }),
    onSuccess: () => toasts.success(done),
    onError: error => toasts.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: refundsQuery.queryKey }),
  })
}
