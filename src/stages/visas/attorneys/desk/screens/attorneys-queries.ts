import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '../../../../../browser/desk-api.ts'
import { useToasts } from '../../../../../ui/toasts.tsx'
import type { attorneyDeskContract } from '../contract.ts'

export const attorneyDesk = deskApiOf<typeof attorneyDeskContract>('attorneyDesk')

export const deskAttorneysQuery = queryOptions({
  queryKey: ['attorneys', 'desk'],
  queryFn: () => attorneyDesk.all({}),
})
export const deskCallsQuery = queryOptions({ queryKey: ['attorneys', 'calls'], queryFn: () => attorneyDesk.calls({}) })
export const deskRefundsQuery = queryOptions({
  queryKey: ['attorneys', 'refunds'],
  queryFn: () => attorneyDesk.refunds({}),
})

export function useDeskVerb<Input>(verb: (input: Input) => Promise<unknown>, done: string) {
  const toasts = useToasts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: verb,
    onSuccess: () => toasts.success(done),
    onError: error => toasts.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['attorneys'] }),
  })
}
