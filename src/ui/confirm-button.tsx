import { useState, type ReactNode } from 'react'
import { Button, type ButtonKind } from './button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

type ConfirmButtonProps = Omit<ConfirmDialogProps, 'open' | 'onClose'> & {
  label: ReactNode
  button?: ButtonKind
  'aria-label'?: string
}

/** A button that asks once more before it does something. */
export function ConfirmButton({ label, button = 'link', 'aria-label': name, ...dialog }: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind={button} aria-label={name} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
