import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '../../../browser/api.ts'
import { useToasts } from '../../../ui/toasts.tsx'
import type { sopContracts } from '../contract.ts'

export const sop = apiOf<(typeof sopContracts)['sop']>('sop')

/** The newest first. */
export const versionsQuery = queryOptions({ queryKey: ['sop', 'versions'], queryFn: () => sop.versions({}) })

/** A verb of the feedback; what it changed is read again at once, and why it was refused is told. */
export function useSopVerb<Input>(verb: (input: Input) => Promise<unknown>, done?: string) {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: verb,
    // One after the other, as they were pressed: a request for help follows the marks it is about.
    scope: { id: 'sop' },
    onSuccess: async () => {
      if (done !== undefined) toasts.success(done)
      await Promise.all(['sop', 'journey'].map(key => queries.invalidateQueries({ queryKey: [key] })))
    },
    onError: error => toasts.error(error.message),
  })
}
