import { useQueryClient } from '@tanstack/react-query'
import { useVerb } from '#src/browser/use-verb.ts'
import { readAgain } from '#src/browser/queries.ts'

/** A change of the profile; what it changed is read again at once, without waiting for the announcement. */
export function useRefresh() {
  const queries = useQueryClient()
  return () => readAgain(queries, 'profile')
}

/** A change made by one press: a failure is said in a toast. */
export const useProfileVerb = <Input>(verb: (input: Input) => Promise<unknown>) =>
  useVerb(verb, { rereads: ['profile'] })
