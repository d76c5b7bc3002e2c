import { useMutation } from '@tanstack/react-query'
import { useToasts } from '../../../ui/toasts.tsx'

/** A verb of a request; what it changed is read again, and why it was refused is told. */
export function useVerb<Input>(verb: (input: Input) => Promise<unknown>) {
  const toasts = useToasts()
  return useMutation({
    mutationFn: verb,
    onError: error => toasts.error(error.message),
    onSettled: (_data, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: ['requests'] }),
  })
}
