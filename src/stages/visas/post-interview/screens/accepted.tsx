import { useContext } from 'react'
import { NextContext, NextStep } from '#src/features/progress/screens/next-step.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { ClearSignal } from '#src/ui/drawings/clear-signal.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { MovingRules } from '#src/stages/visas/stay/screens/moving-rules.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'

type AcceptedProps = { enteredAt: string; isNew: boolean }

/** The visa is granted: the signal is up. */
export function Accepted({ enteredAt, isNew }: AcceptedProps) {
  const next = useContext(NextContext)
  return (
    <>
      <Moment
        drawing={<ClearSignal />}
        title={copy.congratulations}
        level={3}
        isNew={isNew}
        receipt={[
          { label: copy.receipt.outcome, value: copy.outcomeNames.Accepted },
          { label: copy.receipt.enteredOn, value: formatDay(dayOf(Temporal.Instant.from(enteredAt))) },
        ]}
        news={copy.news}
        next={next && <NextStep next={next} kind="primary" />}
      >
        <p>{copy.accepted}</p>
        <p>{copy.afterAccepted}</p>
        <div>
          <ButtonLink href="/health-insurance">{copy.toInsurance}</ButtonLink>
        </div>
      </Moment>
      <MovingRules />
    </>
  )
}
