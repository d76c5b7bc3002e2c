import { useMutation, useQueryClient } from '@tanstack/react-query'
import { webinars } from './webinars.ts'
import { readAgain } from '#src/browser/queries.ts'

/**
 * What it changed is read again at once, without waiting for the announcement. `done` comes also where the news of it was here
 * first, and the button that was pressed is gone.
 */
function useVerb<Input, Answer>(verb: (input: Input) => Promise<Answer>, done?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: verb,
    onSuccess: () => done?.(),
    onSettled: () => Promise.all([readAgain(queries, 'webinars'), readAgain(queries, 'journey')]),
  })
}

type Conference = { conferenceId: string }

export const useRegister = (done?: () => void) => useVerb((input: Conference) => webinars.register(input), done)
export const useUnregister = (done?: () => void) => useVerb((input: Conference) => webinars.unregister(input), done)
