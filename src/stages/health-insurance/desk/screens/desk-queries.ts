import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '../../../../browser/desk-api.ts'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { insuranceDeskContract } from '../contract.ts'

export const deskInsurance = deskApiOf<typeof insuranceDeskContract>('insuranceDesk')

export const insuranceQueue = queryOptions({
  queryKey: ['insurance', 'queue'],
  queryFn: () => deskInsurance.queue({}),
})

export const deskPolicyQuery = (id: string) =>
  queryOptions({ queryKey: ['insurance', 'one', id], queryFn: () => deskInsurance.read({ id }) })

type Done = { said: string; afterwards?: () => void }

/** A deed: what it changed is read again, and why it was refused is told. */
export function useInsuranceDeed<Input>(verb: (input: Input) => Promise<unknown>, { said, afterwards }: Done) {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: verb,
    onSuccess: () => {
      toasts.success(said)
      afterwards?.()
    },
    onError: error => toasts.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['insurance'] }),
  })
}

/** After a form was taken, which tells of its own refusals. */
export function useReadAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['insurance'] })
}
