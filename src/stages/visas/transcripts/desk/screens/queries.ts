import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { transcriptsDeskContract } from '../contract.ts'
import { readAgain } from '#src/browser/queries.ts'

export const deskTranscripts = deskApiOf<typeof transcriptsDeskContract>('transcriptsDesk')

export const transcriptQueue = queryOptions({
  queryKey: ['desk-transcripts', 'queue'],
  queryFn: () => deskTranscripts.queue({}),
})

export const deskTranscriptQuery = (id: string) =>
  queryOptions({ queryKey: ['desk-transcripts', 'one', id], queryFn: () => deskTranscripts.read({ id }) })

/** A verb of the desk: what it changed is read again, and a refusal is shown. */
export function useTranscriptVerb<Input>(verb: (input: Input) => Promise<unknown>, done: string) {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: verb,
    onSuccess: () => toasts.success(done),
    onError: error => toasts.error(error.message),
    onSettled: () => readAgain(queries, 'desk-transcripts'),
  })
}
