import { WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { RequestView } from '../contract.ts'
import * as copy from '../copy.ts'

/** What became of paying so far. */
export function PaymentWords({ request, isRedirecting }: { request: RequestView; isRedirecting: boolean }) {
  const outcome = request.attempt?.outcome
  if (isRedirecting) return <Notice tone="waiting" live title={copy.redirecting} />
  if (request.draft) {
    return (
      <p className="readable muted">
        Read it through once more. The deposit of <WithRupees cents={request.depositAmount} /> is paid by card, on our
        payment provider’s page; then your cover is asked for.
      </p>
    )
  }
  if (outcome === 'failed' || outcome === 'expired') {
    return (
      <Notice tone="wrong" live title={copy.attempts[outcome].title}>
        {copy.attempts[outcome].text}
      </Notice>
    )
  }
  return (
    <Notice tone="waiting" live title={copy.waitingForPayment}>
      As soon as your deposit is confirmed this page says so, usually within a minute. If you left the payment page,
      press Retry payment: you are not charged twice.
    </Notice>
  )
}
