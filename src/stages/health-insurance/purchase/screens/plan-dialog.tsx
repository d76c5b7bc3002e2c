import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { planChanged } from '../copy.ts'

type PlanDialogProps = { isOpen: boolean; onAnswer: (isWanted: boolean) => void }

export const PlanDialog = ({ isOpen, onAnswer }: PlanDialogProps) => (
  <ConfirmDialog
    open={isOpen}
    onClose={() => onAnswer(false)}
    title="Another insurance company"
    kind="primary"
    confirm="Continue"
    keep="Keep the plan I had"
    onConfirm={() => onAnswer(true)}
  >
    <p>{planChanged}</p>
    <p>It asks other questions, so the form begins afresh.</p>
  </ConfirmDialog>
)
