import { useRead } from '#src/browser/reads.ts'
import { AlsoThere } from '#src/features/people/values/screens/use-known.ts'
import { useState } from 'react'
import { todayHere } from '#src/browser/zone.ts'
import type { User } from '#src/features/accounts/screens/session.ts'
import { Loading } from '#src/ui/skeleton.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { useKept } from '#src/ui/drafts.ts'
import { later } from '#src/ui/later.tsx'
import type { RequestView } from '../contract.ts'
import { ApplicationForm } from './application-form.tsx'
import { insurance } from './api.ts'

export const coming = <Loading />

// Who fills in the form fetches no more than the form.
const PaymentStep = later(async () => (await import('./payment-step.tsx')).PaymentStep, coming)
const DepositConfirmed = later(async () => (await import('./deposit-confirmed.tsx')).DepositConfirmed, coming)
const Standing = later(async () => (await import('./current-request.tsx')).Standing, coming)

const isText = (stored: unknown): stored is string => typeof stored === 'string'

export function Purchase({ user }: { user: User }) {
  return <Loaded query={useRead(insurance.mine)}>{request => <Stands request={request} user={user} />}</Loaded>
}

type StandsProps = { request: RequestView | null; user: User }

/** The application, its payment, and what stands once it is paid: whichever it is now. */
function Stands({ request, user }: StandsProps) {
  const [renewed, setRenewed] = useKept('insurance-renewed', user.id, { otherwise: '', isIt: isText })
  const [awaited, setAwaited] = useKept('insurance-awaited', user.id, { otherwise: '', isIt: isText })
  const [opened] = useState(request?.docID)
  const isGoneTo = request?.docID !== opened
  if (request === null) return <ApplicationForm user={user} isGoneTo={isGoneTo} />
  if (!request.depositConfirmed)
    return (
      <>
        <AlsoThere at={['insurance-application']} />
        <PaymentStep request={request} isGoneTo={isGoneTo} onAwait={() => setAwaited(request.docID)} />
      </>
    )
  if (awaited === request.docID) return <DepositConfirmed request={request} onLeave={() => setAwaited('')} />
  return renewed === request.docID ? (
    <ApplicationForm user={user} isGoneTo follows={dayAfter(request)} onGiveUp={() => setRenewed('')} />
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
