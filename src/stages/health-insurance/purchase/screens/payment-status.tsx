import { useEffect, useState } from 'react'
import { useVerb } from '../../../../browser/use-verb.ts'
import { Actions } from '../../../../ui/actions.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { dollars, formatMoney } from '../../../../values/money.ts'
import { insuranceRereads } from '../../screens/insurance-queries.ts'
import type { ApplicationView, RequestView } from '../contract.ts'
import * as copy from '../copy.ts'
import { insurance } from './purchase-queries.ts'
import s from './purchase.module.css'

type PaymentStatusProps = {
  request: RequestView
  application: ApplicationView['application']
  onAwait: () => void
}

/** Where the payment of the deposit stands: the server says so, never the way back from the card page. */
export function PaymentStatus({ request, application, onAwait }: PaymentStatusProps) {
  const [isLeaving, setLeaving] = useState(false)
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
    <section className={s.part} aria-label="Payment status">
      <h3>Payment</h3>
      <Said request={request} isRedirecting={isRedirecting} />
      <Actions>
        <Button kind="primary" busy={isRedirecting} onClick={() => pay.mutate(undefined)}>
          {request.draft ? copy.toPayment : copy.retryPayment}
        </Button>
        <Button busy={edit.isPending} onClick={() => edit.mutate(undefined)}>
          {copy.editApplication}
        </Button>
      </Actions>
    </section>
  )
}

function Said({ request, isRedirecting }: { request: RequestView; isRedirecting: boolean }) {
  const outcome = request.attempt?.outcome
  if (isRedirecting) return <Notice tone="waiting" live title={copy.redirecting} />
  if (request.draft) {
    return (
      <p className={s.quiet}>
        Read it through once more. The deposit of {formatMoney(dollars(request.depositAmount))} is paid by card, on our
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

const here = '/health-insurance/purchase-insurance'

/** Amount, plan and owner are the server's; who pays is only written on the receipt. */
const checkoutOf = ({ docID, partner, planName }: RequestView, application: ApplicationView['application']) => ({
  docID,
  partner,
  planName,
  email: application.email ?? '',
  name: `${application.firstName ?? ''} ${application.lastName ?? ''}`.trim(),
  redirectUri: here,
  stripeCustomerID: null,
})
