import { LegalLinks } from '#src/features/accounts/legal/screens/legal-links.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { terms } from '#src/stages/health-insurance/purchase/copy.ts'

type TermsDialogProps = { isOpen: boolean; onAnswer: (isAgreed: boolean) => void }

export const TermsDialog = ({ isOpen, onAnswer }: TermsDialogProps) => (
  <ConfirmDialog
    open={isOpen}
    onClose={() => onAnswer(false)}
    title={terms.title}
    kind="primary"
    confirm={terms.agree}
    keep={terms.decline}
    onConfirm={() => onAnswer(true)}
  >
    <ul className="stack-3 points">
      {terms.points.map(point => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <LegalLinks />
  </ConfirmDialog>
)
