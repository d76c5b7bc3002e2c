import { startTransition, useState, type ReactNode } from 'react'
import { ShortDay } from '#src/browser/short-day.tsx'
import { isNew, nextDateOf, waitOf, type Due, type PlanSays, type StepOfStage } from '#src/journey/ahead.ts'
import { statusAlert } from '#src/journey/status.ts'
import type { StageView, StepView } from '#src/journey/views.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StepAccordion } from '#src/ui/step-accordion.tsx'
import { StepBar } from '#src/ui/step-bar.tsx'
import { StepRow } from '#src/ui/step-row.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { dayOf } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { useBadge } from './badge.ts'
import type { JourneyNow } from './journey-query.ts'
import { BeingChecked } from './being-checked.tsx'
import { MarkStep } from './mark-step.tsx'
import { NextStep } from './next-step.tsx'
import s from './progress.module.css'
import { actionOf, dayWords, markOf, statusWords } from './step-status.tsx'

const LockDialog = later(async () => (await import('./lock-dialog.tsx')).LockDialog, null)

export type StageStepsProps = {
  stage: StageView
  /** All of it, unless there is but one task. */
  journey: JourneyNow | undefined
  /** What to go on with, once the plan is read by which it is chosen. */
  next: StepOfStage | undefined
  /** The last safe days of its steps, once the plan is read. */
  said: Pick<PlanSays, 'sureDays' | 'checked'> | undefined
  /** The route of the step that the address names. */
  openStep: string | undefined
  onOpen: (stepRoute: string | undefined) => void
  /** What a step takes and needs; without one, how the stage is finished another way. */
  outline: (step?: StepView, due?: Due) => ReactNode
  /** What an open step shows. */
  panel: (step: StepView) => ReactNode
  isMarkNext: (step: StepView) => boolean
  /** Its panel says where one stands, and more exactly. */
  saysItself: (step: StepView) => boolean
  lock: Lock
}

type Lock = { locked: StepView | undefined; press: (step: StepView) => void; close: () => void }

/** The step whose lock one reads about: pressed, or asked for by its address. */
export function useLock(stage: StageView, asked: StepView | undefined): Lock {
  const [pressed, setPressed] = useState<StepView>()
  const [dismissed, setDismissed] = useState<string>()
  const showBadge = useBadge(stage.route, asked)
  const byAddress = asked?.status === 'locked' && dismissed !== asked.id ? asked : undefined
  return {
    locked: pressed ?? byAddress,
    press: step => {
      showBadge(step)
      startTransition(() => setPressed(step))
    },
    close: () => {
      setPressed(undefined)
      setDismissed(asked?.id)
    },
  }
}

/** Expanding a step goes to its address; collapsing it goes back to the stage's. An open one stands alone, below its strip. */
export function StageSteps(props: StageStepsProps) {
  const { stage, journey, next, said, openStep, onOpen, outline, panel, isMarkNext, saysItself, lock } = props
  const asked = stage.steps.find(step => step.route === openStep)
  const open = asked?.status === 'locked' ? undefined : asked
  const isFull = journey !== undefined
  const passed = usePassed(stage, asked, isFull)
  const isAlone = isFull && open !== undefined
  const dueOf = ({ route }: StepView): Due => {
    const at = `/${stage.route}/${route}`
    return { by: said?.sureDays?.get(at), isChecked: said?.checked?.has(at) }
  }
  return (
    <>
      <StepAccordion
        open={open?.id ?? null}
        onOpen={id => onOpen(stage.steps.find(step => step.id === id && staysOpen(step))?.route)}
        passed={isAlone ? undefined : passed.row}
      >
        {stage.steps.filter(isAlone ? step => step === open : passed.isShown).map(step => (
          <StepRow
            key={step.id}
            id={step.id}
            title={<StepTitle step={step} />}
            mark={markOf(step, isFull && waitOf({ stage, step }, journey.now) !== undefined)}
            status={statusWords(step)}
            end={<SafeDay step={step} {...dueOf(step)} journey={journey} />}
            note={journey && step.status !== 'complete' && noteOf(stage, step, journey)}
            {...(step.status === 'locked' && {
              locked: { reason: step.whyLocked, onLocked: () => lock.press(step) },
            })}
            below={next?.step === step && <GoTo {...next} />}
          >
            {!saysItself(step) && alertOf(step)}
            {step.status !== 'complete' && outline(step, dueOf(step))}
            {panel(step)}
            <MarkStep stage={stage.route} step={step} isNext={isMarkNext(step)} />
            {step.status === 'complete' && isFull && next !== undefined && (
              <div className={s.next}>
                <NextStep next={next} />
              </div>
            )}
            <StepBar />
          </StepRow>
        ))}
      </StepAccordion>
      <StepsSaid steps={stage.steps} />
      {lock.locked !== undefined && <LockDialog stage={stage.route} step={lock.locked} onClose={lock.close} />}
    </>
  )
}

/** What was done when one came is one row, as long as there is something to do, though not for who has but one task; an address of one of them shows them. */
function usePassed({ steps }: StageView, asked: StepView | undefined, folds: boolean) {
  const [doneThen] = useState(() => new Set(steps.filter(({ status }) => status === 'complete').map(({ id }) => id)))
  const [wants, setWants] = useState<boolean>()
  const done = steps.filter(({ id, status }) => status === 'complete' && doneThen.has(id))
  if (wants === undefined && asked !== undefined && done.includes(asked)) setWants(true)
  const isShown = wants === true
  const isFolded = folds && done.length > 1 && done.length < steps.length
  return {
    isShown: (step: StepView) => !isFolded || isShown || !done.includes(step),
    row: isFolded ? { names: done.map(({ title }) => title), isShown, onToggle: () => setWants(!isShown) } : undefined,
  }
}

/** What not to miss, and what comes first, on the row itself. */
function noteOf(stage: StageView, step: StepView, { now }: JourneyNow): string | undefined {
  const next = nextDateOf(step, now)
  const wait = waitOf({ stage, step }, now)
  const words = [
    ...(wait === undefined ? [] : ['after' in wait ? copy.after(wait.after.title) : copy.from(dayWords(wait.from))]),
    ...(next === undefined ? [] : [`${next.title}: ${dayWords(next.when)}`]),
  ]
  return words.length === 0 ? undefined : words.join(' · ')
}

type SafeDayProps = Due & { step: StepView; journey: JourneyNow | undefined }

/** By the plan, where the step has no date of its own; its room is there before the plan is. */
function SafeDay({ step, by, isChecked, journey }: SafeDayProps) {
  if (by === undefined || journey === undefined || step.status === 'complete') return null
  if (nextDateOf(step, journey.now) !== undefined) return null
  return (
    <>
      <VisuallyHidden>{copy.safeUntil} </VisuallyHidden>
      <ShortDay day={Temporal.PlainDate.from(by)} today={dayOf(Temporal.Instant.from(journey.now))} />
      <BeingChecked isIt={isChecked} />
    </>
  )
}

/** On the row that is next, the one yellow thing of the list. */
const GoTo = ({ stage, step }: StepOfStage) => (
  <ButtonLink kind="primary" href={`/${stage.route}/${step.route}`}>
    {actionOf({ stage, step })}
  </ButtonLink>
)

/** What was assigned for somebody is new until it was clicked or expanded. */
function StepTitle({ step }: { step: StepView }) {
  return isNew(step) ? (
    <>
      {step.title} <Tag tone="open">{copy.isNew}</Tag>
    </>
  ) : (
    step.title
  )
}

/** Some steps stay closed once they are complete. */
const staysOpen = (step: StepView): boolean => !(step.closesForGood && step.status === 'complete')

const tones = { processing: 'waiting', readyForReview: 'ready', complete: 'done' } as const

/** A webinar says in its own words where one stands. */
function alertOf({ status, type, isDoneBefore, otherWay, closed }: StepView) {
  if (otherWay !== undefined) return null
  if (isDoneBefore === true) return <Notice tone="done">{copy.doneBefore}</Notice>
  if (closed !== undefined) return <Notice tone="done">{closed.why}</Notice>
  const words = type === 'RsvpToWebinar' ? undefined : statusAlert[status]
  if (words === undefined || !(status === 'processing' || status === 'readyForReview' || status === 'complete'))
    return null
  return (
    <Notice tone={tones[status]} live>
      {words}
    </Notice>
  )
}

/** What becomes of the steps while one looks, by oneself or by the one who has them, is read out to those who do not see it. */
function StepsSaid({ steps }: { steps: readonly StepView[] }) {
  const [before, setBefore] = useState(steps)
  const [said, say] = useState('')
  if (before !== steps) {
    setBefore(steps)
    const words = changesOf(before, steps)
    if (words !== '') say(words)
  }
  return (
    <span role="status" className="visually-hidden">
      {said}
    </span>
  )
}

function changesOf(before: readonly StepView[], steps: readonly StepView[]): string {
  const isSame = (step: StepView) => before.some(was => was.id === step.id && statusWords(was) === statusWords(step))
  return steps
    .filter(step => !isSame(step))
    .map(step => `${step.title}: ${statusWords(step)}`)
    .join('; ')
}
