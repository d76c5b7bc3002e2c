// The rule by which insurance money goes back, as it is shown before paying and afterwards.
import { formatDay } from '#src/values/dates.ts'
import type { RefundRuleView } from '../contract.ts'

const rule = {
  title: 'If the insurance ends early',
  points: (days: number): readonly string[] => [
    'Ended before the first day of cover: all that you paid goes back.',
    `Ended within ${count(days)} after we note that your university refused the waiver: all that you paid goes back.`,
    'Ended later: the part of what you paid for the days of cover after that day goes back.',
  ],
  ask: 'You ask us to end it in the step Your insurance or in the chat. The day on which you ask counts, however long we take.',
  sample: (day: string): string => `This rule is sample data of ${day}.`,
  none: 'This plan has no published rule for refunds. If the insurance ends early, our team decides what goes back.',
} as const

export const count = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

export const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))

/** The rule that a purchase was made with, in words: for the step, and for who pays by a link. */
export const ruleWords = (kept: RefundRuleView) => ({
  title: rule.title,
  points: kept === null ? [] : rule.points(kept.refusedWithinDays),
  note:
    kept === null
      ? rule.none
      : [rule.ask, ...(kept.sampleOf === null ? [] : [rule.sample(dayWords(kept.sampleOf))])].join(' '),
})
