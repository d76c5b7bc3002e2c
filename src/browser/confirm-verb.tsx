import { ConfirmButton, type ConfirmButtonProps } from '../ui/confirm-button.tsx'
import type { KeyName } from '../wire/topics.ts'
import { useVerb } from './use-verb.ts'

type ConfirmVerbProps<Answer> = Omit<ConfirmButtonProps, 'busy' | 'keep' | 'onConfirm'> & {
  /** On the button that leaves all as it is. */
  keep?: string | undefined
  act: () => Promise<Answer>
  rereads: readonly KeyName[]
  /** Said once it is done, or done then. */
  done?: string | ((answer: Answer) => void) | undefined
}

/** For what others see at once, or what cannot be undone: what it means is said before the call is made. */
export function ConfirmVerb<Answer>({ keep = 'Not now', act, rereads, done, ...question }: ConfirmVerbProps<Answer>) {
  const verb = useVerb(
    async (close: () => void) => {
      const answer = await act()
      close()
      return answer
    },
    { rereads, done },
  )
  return <ConfirmButton {...question} keep={keep} busy={verb.isPending} onConfirm={verb.mutate} />
}
