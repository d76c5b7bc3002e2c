// What an open step of the example says: whose it is, since when, and what comes next.
import { isDay } from '#src/journey/ahead.ts'
import { holderOf } from '#src/journey/holder.ts'
import type { StepView } from '#src/journey/views.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { stepWords, type StepWords } from '../copy.ts'

export function wordsOf(step: StepView, words: StepWords = stepWords): string {
  const reached = step.stageProgressionOn[step.status]
  const since = reached === undefined ? undefined : dayWords(reached)
  if (step.status === 'complete') return words.done(since)
  if (step.status === 'locked') return step.whyLocked ?? words.notYet
  const holder = holderOf(step)
  if (holder !== undefined && holder.who !== 'student')
    return words.waiting(holder.name, since, holder.until && dayWords(holder.until))
  if (step.answer !== undefined) return words.answered(step.answer.words, step.answer.action)
  return step.status === 'readyForReview' ? words.review : words.yourTurn
}

const dayWords = (when: string): string =>
  formatDay(isDay(when) ? Temporal.PlainDate.from(when) : dayOf(Temporal.Instant.from(when)))
