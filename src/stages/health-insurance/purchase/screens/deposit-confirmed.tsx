import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { clearArrival } from '#src/browser/arrival.ts'
import { NextContext, NextStep } from '#src/features/progress/screens/next-step.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { UmbrellaStand } from '#src/ui/drawings/umbrella-stand.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { RequestView } from '../contract.ts'
import { depositConfirmed } from '../copy.ts'

const waiver = '/health-insurance/get-waiver-guide'
/** The specification's two seconds, to read that it worked. */
const pause = 2000

type DepositConfirmedProps = { request: RequestView; onLeave: () => void }

/** Then on to the waiver, if one is still here and is not passing the news on. */
export function DepositConfirmed({ request, onLeave }: DepositConfirmedProps) {
  const [, navigate] = useLocation()
  const next = useContext(NextContext)
  const [isSharing, setSharing] = useState(false)
  const go = useEffectEvent(() => {
    navigate(waiver)
    onLeave()
  })
  useEffect(() => clearArrival(), [])
  useEffect(() => {
    if (isSharing) return undefined
    const timer = setTimeout(() => go(), pause)
    return () => clearTimeout(timer)
  }, [isSharing])
  const isOther = next !== undefined && next.step.id !== 'WaiverGuide'
  return (
    <Moment
      drawing={<UmbrellaStand />}
      title={depositConfirmed}
      level={3}
      isNew
      receipt={receiptOf(request)}
      news="I have bought my health insurance for the US."
      onTell={() => setSharing(true)}
      next={
        <>
          {isOther && <NextStep next={next} kind="primary" />}
          <ButtonLink kind={isOther ? 'quiet' : 'primary'} href={waiver} onClick={onLeave}>
            Go to the waiver guide
          </ButtonLink>
        </>
      }
    >
      <p>The waiver at your university comes next{isSharing ? '.' : '; you are taken there now.'}</p>
    </Moment>
  )
}

const receiptOf = ({ planName, universityName, depositAmount, depositConfirmedAt, ...days }: RequestView) => [
  { label: 'Plan', value: planName },
  { label: 'University', value: universityName },
  { label: 'Cover', value: `${dayWords(days.coverageStartDate)} to ${dayWords(days.coverageEndDate)}` },
  { label: 'Deposit', value: formatMoney(dollars(depositAmount)) },
  ...(depositConfirmedAt === null
    ? []
    : [{ label: 'Paid on', value: formatDay(dayOf(Temporal.Instant.from(depositConfirmedAt))) }]),
]

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
