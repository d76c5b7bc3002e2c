import { useState, type ReactNode } from 'react'
import { Button, type ButtonKind } from './button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

export type ConfirmButtonProps = Omit<ConfirmDialogProps, 'open' | 'onClose' | 'onConfirm'> & {
  /** Closes the question once it is done; until then it says that it is busy. */
  onConfirm: (close: () => void) => void
  label: ReactNode
  button?: ButtonKind
  'aria-label'?: string | undefined
}

/** A button that asks once more before it does something. */
export function ConfirmButton({
  label,
  button = 'link',
  'aria-label': name,
  onConfirm,
  ...dialog
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button kind={button} aria-label={name} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} open={isOpen} onClose={close} onConfirm={() => onConfirm(close)} />
    </>
  )
}
