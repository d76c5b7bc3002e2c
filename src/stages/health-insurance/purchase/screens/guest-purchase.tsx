import { asOne, useRead } from '#src/browser/reads.ts'
import { Link } from '#src/ui/link.tsx'
import { pagesFor } from '#src/stages/health-insurance/application/pages/rules.ts'
import { WizardSteps } from '#src/stages/health-insurance/application/screens/wizard-steps.tsx'
import { planLabel } from '#src/stages/health-insurance/application/screens/plan-words.ts'
import { planWith } from '#src/stages/health-insurance/application/screens/use-wizard.ts'
import { insuranceDetails, usePlansAt } from '#src/stages/health-insurance/screens/api.ts'
import { Missing } from '#src/ui/waiting.tsx'
import { RegisterForm } from './register-form.tsx'

/** A guest's first step; the others follow once there is an account to keep them in. */
export function GuestPurchase({ owner }: { owner: string }) {
  const detailsRead = useRead(insuranceDetails.read)
  const details = detailsRead.data
  const offerRead = usePlansAt(details?.universityID)
  const offer = offerRead.data
  const plan = offer && planWith(offer, details?.planID ?? '')
  const later = [...pagesFor(plan?.partner ?? 'GBG').map(({ name }) => name), 'Payment']
  return (
    <div className="stack-6">
      <WizardSteps
        at="Register"
        steps={['Register', ...later].map(name => ({ name, isFinal: false, isOpen: false }))}
      />
      <Missing query={asOne(detailsRead, offerRead)} what="your plan" />
      {offer !== undefined && plan !== undefined && (
        <p>
          You chose {planLabel(plan)} at {offer.university.name}. <Link href="/health-insurance/view-all">Change</Link>
        </p>
      )}
      <RegisterForm owner={owner} />
    </div>
  )
}
