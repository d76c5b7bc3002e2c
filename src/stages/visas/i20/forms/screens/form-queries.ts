import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '../../../../../browser/desk-api.ts'
import { useToasts } from '../../../../../ui/toasts.tsx'
import type { visasContracts } from '../../../contract.ts'

export const i20Forms = deskApiOf<(typeof visasContracts)['i20Forms']>('i20Forms')

export const formsQuery = queryOptions({ queryKey: ['i20-forms'], queryFn: () => i20Forms.list({}) })

export const sampleOf = (id: string, version: number): string => `/api/desk/i20-forms/${id}/sample?version=${version}`

/** A deed of one press; what it changed is read again at once, and why it was refused is told. */
export function useFormVerb<Input>(verb: (input: Input) => Promise<unknown>, done: string) {
  const toasts = useToasts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: verb,
    onSuccess: async () => {
      toasts.success(done)
      await queries.invalidateQueries({ queryKey: formsQuery.queryKey })
    },
    onError: error => toasts.error(error.message),
  })
}
