import type { ReactNode } from 'react'
import * as copy from '#src/features/progress/copy.ts'
import { BeingChecked } from '#src/features/progress/screens/being-checked.tsx'
import { actionOf, StepStatus } from '#src/features/progress/screens/step-status.tsx'
import { isAnswer, type StepOfStage } from '#src/journey/ahead.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { classes } from '#src/ui/classes.ts'
import { later } from '#src/ui/later.tsx'
import { formatDay, shortDay } from '#src/values/dates.ts'
import { comesNext, until } from '../copy.ts'
import { addressOf, Amount, type DayOf } from './your-turn.tsx'
import s from './home.module.css'

/** Every station is reached. */
const JourneyDone = later(async () => (await import('./journey-done.tsx')).JourneyDone, null)

type NextProps = {
  next: StepOfStage | undefined
  dayOf: DayOf
  /** Those whose day is being checked. */
  checked?: ReadonlySet<string> | undefined
  picture?: ReactNode
  isWaiting: boolean
  waiting: StepOfStage | undefined
}

/** The one thing to do next: what came, in its own words, or the step. */
export function Next({ next, dayOf, checked, picture, isWaiting, waiting }: NextProps) {
  if (next === undefined) return <NothingToDo isWaiting={isWaiting} waiting={waiting} />
  const { stage, step } = next
  const day = dayOf(next)
  const answer = isAnswer(step) ? step.answer : undefined
  return (
    <Card next as="section" label="Next">
      <div className={classes('stack-2', s.next)}>
        <div className="flex apart gap-4">
          <div className="stack-2 shrink">
            <p className="faint semibold">Next, in {stage.label}</p>
            <h2>{answer?.words ?? step.title}</h2>
            {step.status === 'readyForReview' ? (
              <div className="row-3 lines-1">
                {answer !== undefined && <span className="muted">{step.title}</span>} <StepStatus step={step} />
              </div>
            ) : (
              <p className="muted">{day === undefined ? copy.stepsLeft(stage.stepsLeft) : until(formatDay(day))}</p>
            )}
            <BeingChecked isIt={day !== undefined && checked?.has(addressOf(next))} />
            <Amount of={next} />
          </div>
          {day !== undefined && <Leaf day={day} />}
        </div>
        {picture && <div className={s.answerRoom}>{picture}</div>}
        <ButtonLink kind="primary" href={addressOf(next)}>
          {actionOf(next)}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The day as a leaf of a calendar; in words it stands beside it. */
function Leaf({ day }: { day: Temporal.PlainDate }) {
  const [number, month] = shortDay(day, day).split(' ')
  return (
    <div className={s.leaf} aria-hidden="true">
      <span>{month}</span>
      <strong>{number}</strong>
    </div>
  )
}

function NothingToDo({ isWaiting, waiting }: Pick<NextProps, 'isWaiting' | 'waiting'>) {
  const isDone = !isWaiting && waiting === undefined
  return (
    <Card as="section" label="Next">
      <div className={classes('stack-2', s.next)}>
        {isDone && <JourneyDone />}
        <p className="faint semibold">Next</p>
        <h2>{isDone ? 'All steps are done' : 'Nothing for you to do just now'}</h2>
        <p className="muted">
          {isWaiting
            ? "What you sent is being worked on. You'll get an e-mail when it is your turn again."
            : waiting === undefined
              ? 'Have a good first day on campus. Everything you did stays here for you to read.'
              : comesNext(waiting.step.title)}
        </p>
      </div>
    </Card>
  )
}
