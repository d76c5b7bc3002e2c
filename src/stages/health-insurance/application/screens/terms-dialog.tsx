import { LegalLinks } from '#src/features/legal/screens/legal-links.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { terms } from '#src/stages/health-insurance/purchase/copy.ts'
import s from '#src/stages/health-insurance/purchase/screens/purchase.module.css'

type TermsDialogProps = { isOpen: boolean; onAnswer: (isAgreed: boolean) => void }

export const TermsDialog = ({ isOpen, onAnswer }: TermsDialogProps) => (
  <Dialog
    open={isOpen}
    onClose={() => onAnswer(false)}
    title={terms.title}
    actions={
      <>
        <Button kind="primary" onClick={() => onAnswer(true)}>
          {terms.agree}
        </Button>
        <Button onClick={() => onAnswer(false)}>{terms.decline}</Button>
      </>
    }
  >
    <ul className={s.terms}>
      {terms.points.map(point => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <LegalLinks />
  </Dialog>
)
