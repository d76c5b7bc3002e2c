import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  kind?: 'danger' | 'primary' | undefined
  /** The button that does it. */
  confirm: ReactNode
  /** The button that leaves all as it is. */
  keep: ReactNode
  busy?: boolean | undefined
  onConfirm: () => void
}

/** Asks once more before something is done. */
export function ConfirmDialog({ kind = 'danger', confirm, keep, busy, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button kind={kind} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button onClick={dialog.onClose}>{keep}</Button>
        </>
      }
    />
  )
}
