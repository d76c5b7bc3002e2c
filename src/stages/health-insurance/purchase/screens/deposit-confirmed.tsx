import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { clearArrival } from '#src/browser/arrival.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { RequestView } from '../contract.ts'
import { depositConfirmed } from '../copy.ts'

const next = '/health-insurance/get-waiver-guide'
/** The specification's two seconds, to read that it worked. */
const pause = 2000

type DepositConfirmedProps = { request: RequestView; onLeave: () => void }

/** Then on to the waiver, if one is still here. */
export function DepositConfirmed({ request, onLeave }: DepositConfirmedProps) {
  const [, navigate] = useLocation()
  const go = useEffectEvent(() => {
    navigate(next)
    onLeave()
  })
  useEffect(() => {
    clearArrival()
    const timer = setTimeout(() => go(), pause)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="stack-6">
      <Notice tone="done" live title={depositConfirmed}>
        We have your {formatMoney(dollars(request.depositAmount))} for {request.planName}. Next is the waiver at your
        university; you are taken there now.
      </Notice>
      <div>
        <ButtonLink kind="primary" href={next} onClick={onLeave}>
          Go to the waiver guide
        </ButtonLink>
      </div>
    </div>
  )
}
