import type { ReactNode } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import type { ButtonKind } from '#src/ui/button.tsx'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import type { KeyName } from '#src/wire/topics.ts'

type ConfirmVerbProps<Answer> = {
  /** What the button is called where it is one of many. */
  name?: string
  /** On the button that opens the question. */
  label: ReactNode
  kind?: ButtonKind
  title: string
  /** On the button that does it, and on the one that does not. */
  confirm: string
  keep?: string
  act: () => Promise<Answer>
  rereads: readonly KeyName[]
  /** Said once it is done, or done then. */
  done?: string | ((answer: Answer) => void)
  /** What it means. */
  children: ReactNode
}

/** For what others see at once, or what cannot be undone: what it means is said before the call is made. */
export function ConfirmVerb<Answer>(props: ConfirmVerbProps<Answer>) {
  const { label, name, kind = 'link', title, confirm, keep = 'Not now', act, rereads, done, children } = props
  const verb = useVerb(
    async (close: () => void) => {
      const answer = await act()
      close()
      return answer
    },
    { rereads, done },
  )
  return (
    <ConfirmButton
      label={label}
      button={kind}
      aria-label={name}
      title={title}
      confirm={confirm}
      keep={keep}
      busy={verb.isPending}
      onConfirm={verb.mutate}
    >
      {children}
    </ConfirmButton>
  )
}
