import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { mockInterviewDeskContract } from '../contract.ts'
import { readAgain } from '#src/browser/queries.ts'

export const deskInterviews = deskApiOf<typeof mockInterviewDeskContract>('mockInterviewDesk')

export const interviewQueue = queryOptions({
  queryKey: ['mock-interviews', 'queue'],
  queryFn: () => deskInterviews.queue({}),
})

export const deskInterviewQuery = (id: string) =>
  queryOptions({ queryKey: ['mock-interviews', 'one', id], queryFn: () => deskInterviews.read({ id }) })

export function useReread(): () => Promise<void> {
  const queries = useQueryClient()
  return () => readAgain(queries, 'mock-interviews')
}

/** A verb of the desk: what it changed is read again, and a refusal is shown. */
export function useInterviewVerb<Input>(verb: (input: Input) => Promise<unknown>, done?: string) {
  const reread = useReread()
  const toasts = useToasts()
  return useMutation({
    mutationFn: verb,
    onSuccess: () => {
      if (done !== undefined) toasts.success(done)
    },
    onError: error => toasts.error(error.message),
    onSettled: reread,
  })
}
