import { useEffect, useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { later } from '#src/ui/later.tsx'
import { insuranceRereads } from '#src/stages/health-insurance/screens/api.ts'
import {
  acknowledgeFirst,
  acknowledgement,
  askDraft,
  askUs,
  beforeYouPay,
} from '#src/stages/health-insurance/demands/verdict/copy.ts'
import { RefundRule } from '#src/stages/health-insurance/refunds/rule/screens/refund-rule.tsx'
import type { ApplicationView, RequestView } from '../contract.ts'
import * as copy from '../copy.ts'
import { insurance } from './api.ts'
import { WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useChat } from '#src/browser/chat.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Reasons, Verdict, VerdictSentence } from '#src/stages/health-insurance/demands/verdict/screens/verdict.tsx'

// Beside a button that works without them.
const days = () => import('#src/stages/health-insurance/purchase/days/screens/days-of-request.tsx')
const DaysOfRequest = later(async () => (await days()).DaysOfRequest, null)
const DepositLink = later(async () => (await days()).DepositLink, null)

type PaymentStatusProps = {
  request: RequestView
  application: ApplicationView['application']
  onAwait: () => void
}

/** Where the payment of the deposit stands: the server says so, never the way back from the card page. */
export function PaymentStatus({ request, application, onAwait }: PaymentStatusProps) {
  const [isLeaving, setLeaving] = useState(false)
  const [confirmed, setConfirmed] = useState('')
  const [isTried, setTried] = useState(false)
  const { toAcknowledge } = request
  const isOpen = toAcknowledge !== null && confirmed !== toAcknowledge
  const pay = useVerb(() => insurance.checkout(checkoutOf(request, application)), {
    rereads: insuranceRereads,
    done: ({ url }) => {
      onAwait()
      setLeaving(true)
      location.assign(url)
    },
  })
  const edit = useVerb(() => insurance.withdraw({ docID: request.docID }), { rereads: insuranceRereads })
  useEffect(() => {
    const backAgain = () => setLeaving(false)
    addEventListener('pageshow', backAgain)
    return () => removeEventListener('pageshow', backAgain)
  }, [])
  const isRedirecting = pay.isPending || isLeaving
  return (
    <section className="stack-4" aria-label="Payment status">
      <h3>Payment</h3>
      <PaymentWords request={request} isRedirecting={isRedirecting} />
      <Acknowledgement
        request={request}
        value={!isOpen}
        onChange={isConfirmed => setConfirmed(isConfirmed ? (toAcknowledge ?? '') : '')}
        error={isOpen && isTried ? acknowledgeFirst : undefined}
      />
      <RefundRule rule={request.refundRule} />
      {request.draft && <DaysOfRequest request={request} />}
      <Actions>
        <Button
          kind="primary"
          busy={isRedirecting}
          onClick={() => {
            setTried(true)
            if (!isOpen) pay.mutate(undefined)
          }}
        >
          {request.draft ? copy.toPayment : copy.retryPayment}
        </Button>
        <Button busy={edit.isPending} onClick={() => edit.mutate(undefined)}>
          {copy.editApplication}
        </Button>
      </Actions>
      {toAcknowledge === null && <DepositLink request={request} />}
    </section>
  )
}

const here = '/health-insurance/purchase-insurance'

/** Amount, plan and owner are the server's; who pays is only written on the receipt. */
const checkoutOf = (
  { docID, partner, planName, toAcknowledge }: RequestView,
  application: ApplicationView['application'],
) => ({
  docID,
  partner,
  planName,
  email: application.email ?? '',
  name: `${application.firstName ?? ''} ${application.lastName ?? ''}`.trim(),
  redirectUri: here,
  stripeCustomerID: null,
  ...(toAcknowledge !== null && { acknowledged: toAcknowledge }),
})

/** What became of paying so far. */
function PaymentWords({ request, isRedirecting }: { request: RequestView; isRedirecting: boolean }) {
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

type AcknowledgementProps = {
  request: RequestView
  value: boolean
  onChange: (isConfirmed: boolean) => void
  error: string | undefined
}

/** Before somebody pays: what speaks against a waiver, which they confirm to have read. The server asks for it as well. */
function Acknowledgement({ request, ...confirm }: AcknowledgementProps) {
  const openChat = useChat()
  const { verdict, universityName, planName, toAcknowledge } = request
  if (toAcknowledge === null) return <Verdict verdict={verdict} university={universityName} />
  return (
    <div className="stack-3">
      <Notice
        tone={verdict.is === 'fails' ? 'wrong' : 'waiting'}
        title={beforeYouPay}
        action={<Button onClick={() => openChat({ draft: askDraft(planName, universityName) })}>{askUs}</Button>}
      >
        <VerdictSentence verdict={verdict} university={universityName} />
        <Reasons verdict={verdict} />
      </Notice>
      <Checkbox {...confirm} name="acknowledged" label={acknowledgement(verdict, universityName)} />
    </div>
  )
}
