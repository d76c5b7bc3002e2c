import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import * as copy from '../copy.ts'

type Props = { steps: number; stage: string; busy: boolean; onClose: () => void; onConfirm: () => void }

/** Asks before one press finishes several steps. */
export default function FinishDialog({ steps, stage, ...rest }: Props) {
  return (
    <ConfirmDialog
      {...rest}
      open
      title={copy.finishTitle(steps)}
      kind="primary"
      confirm={copy.finishConfirm(steps)}
      keep={copy.finishKeep}
    >
      {copy.finishWords(steps, stage)}
    </ConfirmDialog>
  )
}
