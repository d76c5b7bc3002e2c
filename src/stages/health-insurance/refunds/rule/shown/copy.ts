// The rule by which insurance money goes back, as it is shown before paying and afterwards.
import { formatDay } from '#src/values/dates.ts'
import type { RefundRuleView } from '#src/stages/health-insurance/refunds/contract.ts'

const rule = {
  title: 'If the insurance ends early',
  points: (days: number): readonly string[] => [
    'Ended before the first day of cover: all that you paid goes back.',
    `Ended within ${days} ${days === 1 ? 'day' : 'days'} after we note that your university refused the waiver: all that you paid goes back.`,
    'Ended later: the part of what you paid for the days of cover after that day goes back.',
  ],
  ask: 'Ask us to end it in the step Your insurance or in the chat. The day on which you ask counts.',
  sample: (day: string): string => `This rule is sample data of ${day}.`,
  none: 'This plan has no published rule for refunds. If the insurance ends early, our team decides what goes back.',
} as const

/** The rule that a purchase was made with, in words: for the step, and for who pays by a link. */
export function ruleWords(kept: RefundRuleView) {
  const { title, points, ask, sample, none } = rule
  if (kept === null) return { title, points: [], note: none }
  const note = kept.sampleOf === null ? ask : `${ask} ${sample(formatDay(Temporal.PlainDate.from(kept.sampleOf)))}`
  return { title, points: points(kept.refusedWithinDays), note }
}
