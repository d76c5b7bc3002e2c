import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { planChanged } from '#src/stages/health-insurance/purchase/copy.ts'

type PlanDialogProps = { isOpen: boolean; onAnswer: (isWanted: boolean) => void }

export const PlanDialog = ({ isOpen, onAnswer }: PlanDialogProps) => (
  <Dialog
    open={isOpen}
    onClose={() => onAnswer(false)}
    title="Another insurance company"
    actions={
      <>
        <Button kind="primary" onClick={() => onAnswer(true)}>
          Continue
        </Button>
        <Button onClick={() => onAnswer(false)}>Keep the plan I had</Button>
      </>
    }
  >
    <p>{planChanged}</p>
    <p>It asks other questions, so the form begins afresh.</p>
  </Dialog>
)
