import { startTransition, useState, type ReactNode } from 'react'
import { ShortDay } from '#src/browser/short-day.tsx'
import { isNew, nextDateOf, waitOf, type PlanDays, type StepOfStage } from '#src/journey/ahead.ts'
import { statusAlert } from '#src/journey/status.ts'
import type { StageView, StepView } from '#src/journey/views.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StepAccordion } from '#src/ui/step-accordion.tsx'
import { StepRow } from '#src/ui/step-row.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { dayOf } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { useBadge } from './badge.ts'
import type { JourneyNow } from './journey-query.ts'
import { MarkStep } from './mark-step.tsx'
import { dayWords, markOf, statusWords } from './step-status.tsx'

const LockDialog = later(async () => (await import('./lock-dialog.tsx')).LockDialog, null)

export type StageStepsProps = {
  stage: StageView
  /** All of it, unless there is but one task. */
  journey: JourneyNow | undefined
  /** What to go on with, once the plan is read by which it is chosen. */
  next: StepOfStage | undefined
  /** The last safe days of its steps, once the plan is read. */
  planDays: PlanDays | undefined
  /** The route of the step that the address names. */
  openStep: string | undefined
  onOpen: (stepRoute: string | undefined) => void
  /** What a step takes and needs; without one, how the stage is finished another way. */
  outline: (step?: StepView) => ReactNode
  /** What an open step shows. */
  panel: (step: StepView) => ReactNode
  isMarkNext: (step: StepView) => boolean
  /** Its panel says where one stands, and more exactly. */
  saysItself: (step: StepView) => boolean
}

/** Expanding a step goes to its address; collapsing it goes back to the stage's. */
export function StageSteps(props: StageStepsProps) {
  const { stage, journey, next, planDays, openStep, onOpen, outline, panel, isMarkNext, saysItself } = props
  const asked = stage.steps.find(step => step.route === openStep)
  const [lockedPressed, setLockedPressed] = useState<StepView>()
  const [dismissed, setDismissed] = useState<string>()
  const lockedByAddress = asked?.status === 'locked' && dismissed !== asked.id ? asked : undefined
  const locked = lockedPressed ?? lockedByAddress
  const showBadge = useBadge(stage.route, asked)
  const pressLocked = (step: StepView) => {
    showBadge(step)
    startTransition(() => setLockedPressed(step))
  }
  const passed = usePassed(stage, asked, journey !== undefined)
  const close = () => {
    setLockedPressed(undefined)
    setDismissed(asked?.id)
  }
  return (
    <>
      <StepAccordion
        open={asked === undefined || asked.status === 'locked' ? null : asked.id}
        onOpen={id => onOpen(stage.steps.find(step => step.id === id && staysOpen(step))?.route)}
        passed={passed.row}
        count={stage.steps.length}
      >
        {stage.steps.filter(passed.isShown).map(step => (
          <StepRow
            key={step.id}
            id={step.id}
            title={<StepTitle step={step} />}
            mark={markOf(step, journey !== undefined && waitOf({ stage, step }, journey.now) !== undefined)}
            status={statusWords(step)}
            end={<SafeDay step={step} day={planDays?.get(`/${stage.route}/${step.route}`)} journey={journey} />}
            note={journey && step.status !== 'complete' && noteOf(stage, step, journey)}
            {...(step.status === 'locked' && {
              locked: { reason: step.whyLocked, onLocked: () => pressLocked(step) },
            })}
          >
            {step.status !== 'complete' && outline(step)}
            {!saysItself(step) && alertOf(step)}
            {panel(step)}
            <MarkStep stage={stage.route} step={step} isNext={isMarkNext(step)} />
            {step.status === 'complete' && journey !== undefined && <GoOn next={next} />}
          </StepRow>
        ))}
      </StepAccordion>
      <StepsSaid steps={stage.steps} />
      {locked !== undefined && <LockDialog stage={stage.route} step={locked} onClose={close} />}
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

type SafeDayProps = { step: StepView; day: string | undefined; journey: JourneyNow | undefined }

/** By the plan, where the step has no date of its own; its room is there before the plan is. */
function SafeDay({ step, day, journey }: SafeDayProps) {
  if (day === undefined || journey === undefined || step.status === 'complete') return null
  if (nextDateOf(step, journey.now) !== undefined) return null
  return (
    <>
      <VisuallyHidden>{copy.safeUntil} </VisuallyHidden>
      <ShortDay day={Temporal.PlainDate.from(day)} today={dayOf(Temporal.Instant.from(journey.now))} />
    </>
  )
}

/** After a finished step, the one thing to do next. */
function GoOn({ next }: { next: StepOfStage | undefined }) {
  if (next === undefined) return null
  return (
    <div>
      <ButtonLink href={`/${next.stage.route}/${next.step.route}`}>{copy.nextIs(next.step.title)}</ButtonLink>
    </div>
  )
}

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
  return <output className="visually-hidden">{said}</output>
}

function changesOf(before: readonly StepView[], steps: readonly StepView[]): string {
  const isSame = (step: StepView) => before.some(was => was.id === step.id && statusWords(was) === statusWords(step))
  return steps
    .filter(step => !isSame(step))
    .map(step => `${step.title}: ${statusWords(step)}`)
    .join('; ')
}
