import { todayHere } from '#src/browser/zone.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { RefundRule } from '#src/stages/health-insurance/refunds/rule/screens/refund-rule.tsx'
import { endsInDays } from '#src/stages/health-insurance/renewal/rules.ts'
import type { RequestView } from '../contract.ts'
import { PlanDetails } from './request-details.tsx'

/** What stands once the deposit is paid, and the way to the next insurance. */
export function Standing({ request, onRenew }: { request: RequestView; onRenew: () => void }) {
  const end = Temporal.PlainDate.from(request.coverageEndDate)
  // From then on renewing is what to do next.
  const isSoon = endsInDays(request, todayHere()) !== undefined
  return (
    <div className="stack-6">
      <ThreeThings
        did={{ what: 'Paid the deposit', detail: paidWords(request) }}
        now={{
          what: 'The waiver at your university',
          detail: 'It decides whether this plan replaces its own insurance.',
        }}
        then={{ what: 'The invoice for the rest', detail: formatMoney(dollars(request.invoice)) }}
      />
      <PlanDetails request={request} />
      <RefundRule rule={request.refundRule} isFolded />
      <p className="readable muted">
        You are covered until {formatDay(end)}. A renewal begins the day after, with your answers of this time filled
        in.
      </p>
      <Actions>
        <Button kind={isSoon ? 'primary' : 'quiet'} onClick={onRenew}>
          Renew
        </Button>
        <ButtonLink kind={isSoon ? 'quiet' : 'primary'} href="/health-insurance/get-waiver-guide">
          Go to the waiver guide
        </ButtonLink>
      </Actions>
    </div>
  )
}

function paidWords({ depositAmount, depositConfirmedAt }: RequestView): string {
  const amount = formatMoney(dollars(depositAmount))
  return depositConfirmedAt === null
    ? amount
    : `${amount} on ${formatDay(dayOf(Temporal.Instant.from(depositConfirmedAt)))}`
}
