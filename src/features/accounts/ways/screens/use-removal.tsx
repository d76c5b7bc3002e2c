import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '#src/ui/toasts.ts'
import { ApiError } from '#src/wire/client.ts'
import { useProof } from './use-proof.tsx'
import { readAgain } from '#src/browser/queries.ts'

/** Takes a second factor away, after a fresh proof. */
export function useRemoval(remove: () => Promise<unknown>, words: string) {
  const { proved, dialog } = useProof()
  const toasts = useToasts()
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: () => proved(remove),
    onSuccess: () => {
      toasts.success(words)
      return readAgain(queries, 'session')
    },
    onError: error => {
      // They closed the window that asked for a proof.
      if (!(error instanceof ApiError) || error.code !== 'prove-again') toasts.error(error.message)
    },
  })
  return { remove: mutation, dialog }
}
