import type { KeyName } from '../wire/topics.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../ui/toasts.ts'
import { isShownInPlace } from './shown-in-place.ts'
import { isKept } from './unsent/or-kept.ts'
import { rereadNow } from './unsent/reread.ts'

type Around<Input, Answer> = {
  /** The prefixes of the query keys that it changes. */
  rereads: readonly KeyName[]
  /** Said, or done, also when live news has taken the pressed thing away by then. */
  done?: string | ((answer: Answer) => void) | undefined
  /** One after the other, as they were pressed. */
  inOrder?: string | undefined
  /** Once what it changed is read, or the refusal is shown. */
  settled?: ((input: Input) => void) | undefined
}

/**
 * A change made by one press: what it changed is read again at once, and a toast says why it was refused, but where
 * the page says so itself.
 */
export function useVerb<Input, Answer>(
  verb: (input: Input) => Promise<Answer>,
  { rereads, done, inOrder, settled }: Around<Input, Answer>,
) {
  const toasts = useToasts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: verb,
    ...(inOrder !== undefined && { scope: { id: inOrder } }),
    onSuccess: answer => {
      if (typeof done !== 'string') done?.(answer)
      // Where it is only kept, it says so beside what was pressed.
      else if (!isKept(answer)) toasts.success(done)
    },
    onError: error => {
      if (!isShownInPlace(error)) toasts.error(error.message)
    },
    onSettled: async (_, __, input) => {
      await rereadNow(queries, ...rereads)
      settled?.(input)
    },
  })
}
