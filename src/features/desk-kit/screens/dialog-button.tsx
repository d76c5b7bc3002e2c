import { useState, type ReactNode } from 'react'
import { Button, type ButtonKind } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type DialogButtonProps = {
  label: ReactNode
  kind?: ButtonKind
  title: string
  wide?: boolean
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ label, kind = 'link', title, wide, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} title={title} wide={wide}>
        {children(close)}
      </Dialog>
    </>
  )
}
