import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useLoanVerb } from './loan-desk-queries.ts'

type DeliberateProps = {
  /** On the button that opens it. */
  label: string
  title: string
  what: string
  /** On the button that does it. */
  action: string
  done: string
  act: () => Promise<unknown>
}

/** An action that others see at once: what it means is said before it is done. */
export function Deliberate({ label, title, what, action, done, act }: DeliberateProps) {
  const [isOpen, setIsOpen] = useState(false)
  const doing = useLoanVerb(async () => {
    await act()
    setIsOpen(false)
  }, done)
  return (
    <>
      <Button kind="link" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        actions={
          <>
            <Button kind="danger" busy={doing.isPending} onClick={() => doing.mutate(undefined)}>
              {action}
            </Button>
            <Button onClick={() => setIsOpen(false)}>Not now</Button>
          </>
        }
      >
        <p>{what}</p>
      </Dialog>
    </>
  )
}
