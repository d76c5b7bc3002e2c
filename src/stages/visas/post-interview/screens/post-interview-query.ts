import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiOf } from '../../../../browser/api.ts'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { postInterviewContract } from '../contract.ts'

export const postInterview = apiOf<typeof postInterviewContract>('postInterview')

export const postInterviewQuery = queryOptions({
  queryKey: ['post-interview'],
  queryFn: () => postInterview.read({}),
})

export function useReadOutcome() {
  const queries = useQueryClient()
  return () => Promise.all(['post-interview', 'journey'].map(key => queries.invalidateQueries({ queryKey: [key] })))
}

export function useOutcomeVerb<Input>(verb: (input: Input) => Promise<unknown>, done?: string) {
  const toasts = useToasts()
  const readAgain = useReadOutcome()
  return useMutation({
    mutationFn: verb,
    onSuccess: async () => {
      if (done !== undefined) toasts.success(done)
      await readAgain()
    },
    onError: error => toasts.error(error.message),
  })
}
