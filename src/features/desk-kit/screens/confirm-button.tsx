import { useState, type ReactNode } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button, type ButtonKind } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { KeyName } from '#src/wire/topics.ts'

type ConfirmButtonProps<Answer> = {
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

/** For what others see at once, or what cannot be undone: what it means is said before it is done. */
export function ConfirmButton<Answer>(props: ConfirmButtonProps<Answer>) {
  const { label, name, kind = 'link', title, confirm, keep = 'Not now', ...rest } = props
  const { act, rereads, done, children } = rest
  const [isOpen, setOpen] = useState(false)
  const verb = useVerb(
    async () => {
      const answer = await act()
      setOpen(false)
      return answer
    },
    { rereads, done },
  )
  return (
    <>
      <Button kind={kind} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        actions={
          <>
            <Button kind="danger" busy={verb.isPending} onClick={() => verb.mutate(undefined)}>
              {confirm}
            </Button>
            <Button onClick={() => setOpen(false)}>{keep}</Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  )
}
