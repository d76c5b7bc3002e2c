import type { ReactNode } from 'react'
import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import { todayHere } from '#src/browser/zone.ts'
import type { User } from '#src/features/accounts/screens/session.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { useKept } from '#src/ui/drafts.ts'
import { later } from '#src/ui/later.tsx'
import type { RequestView } from '../contract.ts'
import type { Renewal } from './application-form.tsx'

const coming = <Loading />

const PaymentStep = later(async () => (await import('./payment-step.tsx')).PaymentStep, coming)
const DepositConfirmed = later(async () => (await import('./deposit-confirmed.tsx')).DepositConfirmed, coming)
const Standing = later(async () => (await import('./current-request.tsx')).Standing, coming)

const isText = (stored: unknown): stored is string => typeof stored === 'string'

type RequestedProps = {
  request: RequestView
  user: User
  isGoneTo: boolean
  /** The form once more: who is here has its script. */
  renew: (renewal: Renewal) => ReactNode
}

/** What was applied for: its payment, and what stands once it is paid, whichever it is now. */
export function Requested({ request, user, isGoneTo, renew }: RequestedProps) {
  const [renewed, setRenewed] = useKept('insurance-renewed', user.id, { otherwise: '', isIt: isText })
  const [awaited, setAwaited] = useKept('insurance-awaited', user.id, { otherwise: '', isIt: isText })
  if (!request.depositConfirmed)
    return (
      <>
        <AlsoThere at={['insurance-application']} />
        <PaymentStep request={request} isGoneTo={isGoneTo} onAwait={() => setAwaited(request.docID)} />
      </>
    )
  if (awaited === request.docID) return <DepositConfirmed request={request} onLeave={() => setAwaited('')} />
  return renewed === request.docID ? (
    renew({ follows: dayAfter(request), onGiveUp: () => setRenewed('') })
  ) : (
    <>
      <Standing request={request} onRenew={() => setRenewed(request.docID)} />
      <AlsoThere at={['insurance-application']} />
    </>
  )
}

/** Insured without a day between, and never from a day that is gone. */
function dayAfter({ coverageEndDate }: RequestView): string {
  const next = Temporal.PlainDate.from(coverageEndDate).add({ days: 1 })
  const today = todayHere()
  return (Temporal.PlainDate.compare(next, today) < 0 ? today : next).toString()
}
