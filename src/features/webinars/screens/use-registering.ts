import { useMutation, useQueryClient } from '@tanstack/react-query'
import { webinars } from './webinars.ts'

/** What it changed is read again at once, without waiting to be told. */
function useVerb<Input, Answer>(verb: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: verb,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['webinars'] }),
        queries.invalidateQueries({ queryKey: ['journey'] }),
      ]),
  })
}

type Conference = { conferenceId: string }

export const useRegister = () => useVerb((input: Conference) => webinars.register(input))
export const useUnregister = () => useVerb((input: Conference) => webinars.unregister(input))
