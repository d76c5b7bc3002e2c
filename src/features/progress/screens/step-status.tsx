import type { StepView } from '#src/journey/views.ts'
import type { Holder } from '#src/journey/holder.ts'
import { isAnswer, isDay, type StepOfStage } from '#src/journey/ahead.ts'
import { isOpen, statusLabel, type Status } from '#src/journey/status.ts'
import type { StateTone } from '#src/ui/state-mark.tsx'
import { StatusTag, type StatusTone } from '#src/ui/status-tag.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'

const tones = {
  locked: 'locked',
  incomplete: 'open',
  pending: 'open',
  processing: 'waiting',
  readyForReview: 'ready',
  complete: 'done',
} as const satisfies Record<Status, StatusTone>

type Step = Pick<StepView, 'status' | 'label' | 'holder' | 'type'>

/** A step that was assigned for somebody may have words of its own. */
export const statusWords = ({ status, label, holder, type }: Step): string =>
  [
    label ?? statusLabel[status],
    holder !== undefined && status !== 'locked' && status !== 'complete' && heldBy(holder),
    status === 'readyForReview' && type === 'ConsumeContent' && copy.readThenMark,
  ]
    .filter(words => words !== false)
    .join(' · ')

const heldBy = (holder: Holder): string =>
  holder.who === 'student' ? copy.withYou : copy.withOther(holder.name, holder.until && dayWords(holder.until))

export const dayFrom = (until: string): Temporal.PlainDate =>
  isDay(until) ? Temporal.PlainDate.from(until) : dayOf(Temporal.Instant.from(until))

export const dayWords = (until: string): string => formatDay(dayFrom(until))

/** What cannot be the next thing yet is drawn fainter; its words stay. */
export const markOf = (step: StepView, isNotYet = false): StateTone =>
  isNotYet && isOpen(step.status) ? 'notYet' : tones[step.status]

/** What the button says that leads to a step. */
export function actionOf({ stage, step }: StepOfStage): string {
  if (step.status !== 'readyForReview') return stage.isVisited ? copy.goOn : copy.begin
  return isAnswer(step) ? (step.answer?.action ?? copy.review) : copy.read
}

export const StepStatus = ({ step }: { step: Step }) => (
  <StatusTag tone={tones[step.status]}>{statusWords(step)}</StatusTag>
)
