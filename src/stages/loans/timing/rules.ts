// Whether a loan is sanctioned in time, and from when its money can be there: the plan's own days and rules, with the range
// of weeks that rule A11 gives. A range, because others decide the day.
import type { Limit, PlanRow } from '#src/plan/plan.ts'
import { boundOf, type Rule } from '#src/plan/rule.ts'
import { payoutDays } from '#src/plan/payout.ts'
import { sanctionWeeks } from '#src/plan/sanction.ts'
import { isPublicBank } from '../lenders/rules.ts'

export const sanctionWeeksOf = (bank: string): { least: number; most: number } =>
  isPublicBank(bank) ? sanctionWeeks.publicBank : sanctionWeeks.other

export type Range = { first: Temporal.PlainDate; last: Temporal.PlainDate }

/** In time even at its last day, only at its first, or not at all; unknown where nothing says until when. */
export type InTime = 'fits' | 'tight' | 'late' | 'unknown'

export type Timing = {
  bank: string
  /** Accepted today, it is sanctioned in this time. */
  sanction: Range
  /** And its first part can be with the university. */
  money: Range
  sanctioned: InTime
  paid: InTime
}

export type Deadlines = {
  /** Until when a sanction is safe, by which rule; a day that is only estimated makes nobody too late. */
  sanction: Limit | undefined
  tuitionDue: Temporal.PlainDate | undefined
  /** From a sanction to the money, in working days: what rule A13 asks for before tuition is due. */
  workingDays: number
}

/** What the plan says, and the rule that leads from a sanction to the money. */
export function deadlinesIn(rows: readonly PlanRow[], rules: readonly Rule[]): Deadlines {
  const row = (thing: PlanRow['thing']) => rows.find(one => one.thing === thing)
  return {
    sanction: beforeInterview(row('interview'), rules),
    tuitionDue: row('tuitionDue')?.given,
    workingDays: payoutDays(rules),
  }
}

/** Whether the loan is the proof for the I-20, and so has to be there before it, nobody has said: that makes nobody too late. */
function beforeInterview(interview: PlanRow | undefined, rules: readonly Rule[]): Limit | undefined {
  const rule = rules.find(
    ({ of, from, bound }) => of === 'loanSanction' && from === 'interview' && bound === 'not after',
  )
  const day = interview?.given ?? interview?.estimate
  return rule === undefined || day === undefined
    ? undefined
    : { day: boundOf(rule, day), rule, isEstimated: interview?.given === undefined }
}

export function timingOf(
  bank: string,
  { sanction, tuitionDue, workingDays }: Deadlines,
  today: Temporal.PlainDate,
): Timing {
  const { least, most } = sanctionWeeksOf(bank)
  const sanctioned: Range = { first: today.add({ weeks: least }), last: today.add({ weeks: most }) }
  const money: Range = {
    first: boundOf({ workingDays }, sanctioned.first),
    last: boundOf({ workingDays }, sanctioned.last),
  }
  return {
    bank,
    sanction: sanctioned,
    money,
    sanctioned: inTime(sanctioned, sanction?.day, sanction?.isEstimated),
    paid: inTime(money, tuitionDue),
  }
}

function inTime({ first, last }: Range, until: Temporal.PlainDate | undefined, isEstimated = false): InTime {
  if (until === undefined) return 'unknown'
  if (Temporal.PlainDate.compare(last, until) <= 0) return 'fits'
  return Temporal.PlainDate.compare(first, until) <= 0 || isEstimated ? 'tight' : 'late'
}
