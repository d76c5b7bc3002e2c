import { useRead } from '#src/browser/reads.ts'
import { RupeesRate } from '#src/features/exchange/screens/in-rupees.tsx'
import { useEffect, useEffectEvent } from 'react'
import { Waiting } from '#src/ui/waiting.tsx'
import { later } from '#src/ui/later.tsx'
import { WizardSteps } from '#src/stages/health-insurance/application/screens/wizard-steps.tsx'
import { pagesFor } from '#src/stages/health-insurance/application/pages/rules.ts'
import { billsOf } from '#src/stages/health-insurance/quote/rules.ts'
import type { RequestView } from '../contract.ts'
import { PaymentStatus } from './payment-status.tsx'
import { PlanDetails, UserDetails } from './request-details.tsx'
import { PriceLines } from './price-lines.tsx'
import { insurance } from './api.ts'

/** Fetched where there is something to say: few have another insurance here. */
const BesideOthers = later(
  async () => (await import('#src/stages/health-insurance/beside/screens/beside-others.tsx')).BesideOthers,
  null,
)

type PaymentStepProps = { request: RequestView; isGoneTo: boolean; onAwait: () => void }

/** The last step: what was chosen, who it is for, and where its payment stands. */
export function PaymentStep({ request, isGoneTo, onAwait }: PaymentStepProps) {
  const application = useRead(insurance.lastApplication)
  const follow = useEffectEvent(onAwait)
  useEffect(() => {
    if (!request.draft) follow()
  }, [request.draft, request.docID])
  if (!application.data) return <Waiting query={application} />
  return (
    <div className="stack-6">
      <WizardSteps
        at="Payment"
        isGoneTo={isGoneTo}
        steps={[
          ...pagesFor(request.partner).map(({ name }) => ({ name, isFinal: true, isOpen: false })),
          { name: 'Payment', isFinal: false, isOpen: false },
        ]}
      />
      {request.besides.length > 0 && <BesideOthers besides={request.besides} />}
      <PaymentStatus request={request} application={application.data.application} onAwait={onAwait} />
      <PlanDetails request={request} />
      <section className="stack-4" aria-label="What it costs">
        <h3>What it costs</h3>
        <PriceLines {...pricesOf(request)} />
        <RupeesRate />
      </section>
      <UserDetails application={application.data.application} />
    </div>
  )
}

const pricesOf = (request: RequestView) => ({
  premium: request.finalPremium,
  deposit: request.depositAmount,
  groupDiscount: request.groupDiscount,
  referralDiscount: request.referralDiscount,
  invoice: request.invoice,
  bills: billsOf(request.invoice, { cycle: request.billingCycle, months: request.numberOfMonths }),
})
