import { useState } from 'react'
import { BeingChecked } from '#src/features/progress/screens/being-checked.tsx'
import { StepStatus } from '#src/features/progress/screens/step-status.tsx'
import { ShortDay } from '#src/browser/short-day.tsx'
import { isAnswer, type StepOfStage } from '#src/journey/ahead.ts'
import { Button } from '#src/ui/button.tsx'
import type { StateTone } from '#src/ui/state-mark.tsx'
import { Band, StepLink } from './band.tsx'
import { useGiven } from '#src/manifest/given.tsx'
import { stepAmounts } from './slots.ts'
import { classes } from '#src/ui/classes.ts'
import s from './home.module.css'

/** With the card that is five. */
const shownAtFirst = 4

export type DayOf = (one: StepOfStage) => Temporal.PlainDate | undefined
type YourTurnProps = {
  steps: readonly StepOfStage[]
  dayOf: DayOf
  /** Those whose day is being checked. */
  checked?: ReadonlySet<string> | undefined
  today: Temporal.PlainDate
}

/** What else the student can do now, the most urgent first. */
export function YourTurn({ steps, dayOf, checked, today }: YourTurnProps) {
  const [isWhole, setWhole] = useState(false)
  if (steps.length === 0) return null
  return (
    <Band title="Your turn">
      <ul className={classes('list', s.items)}>
        {(isWhole ? steps : steps.slice(0, shownAtFirst)).map(one => (
          <StepLink
            key={`${one.stage.route}/${one.step.id}`}
            {...one}
            end={<DayAndAmount of={one} day={dayOf(one)} isChecked={checked?.has(addressOf(one))} today={today} />}
            mark={markOf(one)}
            title={titleOf(one)}
          >
            {one.stage.label}
            {one.step.status === 'readyForReview' && (
              <>
                {' '}
                <StepStatus step={one.step} />
              </>
            )}
          </StepLink>
        ))}
      </ul>
      {!isWhole && steps.length > shownAtFirst && (
        <div>
          <Button kind="link" onClick={() => setWhole(true)}>
            Show all {steps.length}
          </Button>
        </div>
      )}
    </Band>
  )
}

export const addressOf = ({ stage, step }: StepOfStage): string => `/${stage.route}/${step.route}`

const titleOf = ({ step }: StepOfStage): string | undefined => (isAnswer(step) ? step.answer?.words : undefined)

const markOf = ({ step }: StepOfStage): StateTone => (step.status === 'readyForReview' ? 'ready' : 'open')

type DayAndAmountProps = {
  of: StepOfStage
  day: Temporal.PlainDate | undefined
  isChecked: boolean | undefined
  today: Temporal.PlainDate
}

const DayAndAmount = ({ of, day, isChecked, today }: DayAndAmountProps) => (
  <>
    {day !== undefined && <ShortDay day={day} today={today} />}
    <BeingChecked isIt={day !== undefined && isChecked} />
    <Amount of={of} />
  </>
)

export function Amount({ of }: { of: StepOfStage }) {
  const [Given] = useGiven(stepAmounts)
  return Given !== undefined && <Given step={addressOf(of)} />
}
