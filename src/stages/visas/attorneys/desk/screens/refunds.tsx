import { useRead } from '#src/browser/reads.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { formatMoney } from '#src/values/money.ts'
import { release } from '#src/features/approvals/copy.ts'
import { Release } from '#src/features/approvals/screens/release.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { outcome } from '#src/features/payments/refunds/copy.ts'
import type { DeskRefund } from '../contract.ts'
import * as copy from '../copy.ts'
import { attorneyDesk, useDeskVerb } from './attorneys-queries.ts'

/** Money to send back, at the top as long as there is any. */
export function Refunds() {
  const query = useRead(attorneyDesk.refunds)
  if (query.data === undefined) return <Missing query={query} what="the refunds" />
  const owed = query.data.filter(({ sentAt }) => sentAt === null)
  if (owed.length === 0) return null
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">To send back</h2>
      <Stack gap={4}>
        {owed.map(refund => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </Stack>
    </section>
  )
}

function Refund({ refund }: { refund: DeskRefund }) {
  const { id, student, amount, currency, reason, providerPaymentId, owedAt } = refund
  const sent = useDeskVerb(() => attorneyDesk.sendRefund({ refund: id }), outcome.asked)
  const ask = useDeskVerb(() => attorneyDesk.askRelease({ refund: id }), release.done)
  return (
    <Card as="article">
      <Stack gap={3}>
        <strong>
          {formatMoney({ currency, minor: amount })} to {student.name}
        </strong>
        <p className="readable breakable as-typed">
          {copy.reasons[reason]}, <When at={owedAt} />. Payment <code>{providerPaymentId ?? 'unknown'}</code> at
          Razorpay.
        </p>
        <Release state={refund.release} isBusy={ask.isPending} onAsk={() => ask.mutate({})}>
          <div>
            <Button busy={sent.isPending} onClick={() => sent.mutate({})}>
              Send it back
            </Button>
          </div>
        </Release>
      </Stack>
    </Card>
  )
}
