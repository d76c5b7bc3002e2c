// What follows a paid deposit, as the student's screens read it. A change notice names the first part of a key.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '../../../../browser/api.ts'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { insuranceContracts } from '../../contract.ts'

export const waivers = apiOf<(typeof insuranceContracts)['insuranceWaiver']>('insuranceWaiver')
export const invoices = apiOf<(typeof insuranceContracts)['insuranceInvoices']>('insuranceInvoices')
const policies = apiOf<(typeof insuranceContracts)['policies']>('policies')

export const waiverQuery = queryOptions({ queryKey: ['insurance', 'waiver'], queryFn: () => waivers.read({}) })

/** Read again with every payment: one that fails is told under that name. */
export const invoicesQuery = queryOptions({
  queryKey: ['payments', 'insurance-invoices'],
  queryFn: () => invoices.read({}),
})

/** Kept for times without a network, see browser/offline-reading.ts. */
export const policiesQuery = queryOptions({ queryKey: ['policies'], queryFn: () => policies.read({}) })

/** A change made by one press; what it changed is read again at once, and why it was refused is told. */
export function useInsuranceVerb<Input>(verb: (input: Input) => Promise<unknown>, done?: string) {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: verb,
    onSuccess: () => done !== undefined && toasts.success(done),
    onError: error => toasts.error(error.message),
    onSettled: () =>
      Promise.all(['insurance', 'payments', 'journey'].map(key => queries.invalidateQueries({ queryKey: [key] }))),
  })
}
