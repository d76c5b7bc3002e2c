import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '#src/ui/toasts.tsx'
import { deskContent } from './library-query.ts'
import { readAgain } from '#src/browser/queries.ts'

/** Shown to students, or not; each can be taken back with the other. */
export function useShelving(id: string) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const verb = (act: () => Promise<unknown>, words: string) => ({
    mutationFn: act,
    onSuccess: async () => {
      toasts.success(words)
      await readAgain(queries, 'content')
    },
    onError: (error: Error) => {
      toasts.error(error.message)
    },
  })
  return {
    publish: useMutation(verb(() => deskContent.publish({ id }), 'Students see it now.')),
    withdraw: useMutation(verb(() => deskContent.withdraw({ id }), 'Students do not see it any more.')),
  }
}
