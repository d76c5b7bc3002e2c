import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../../ui/toasts.tsx'

/** A change of the profile; what it changed is read again at once, without waiting to be told. */
export function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['profile'] })
}

/** A change made by one press: a failure is said in a toast. */
export function useVerb<Input>(verb: (input: Input) => Promise<unknown>) {
  const refresh = useRefresh()
  const toasts = useToasts()
  return useMutation({ mutationFn: verb, onSuccess: refresh, onError: error => toasts.error(error.message) })
}
