import type { Moment } from '../../../journey/moments.ts'
import { dayOf } from '../../../values/dates.ts'

/** A bill is asked for three weeks before its day, so that nobody is asked for a whole year's at once. */
const askedBefore = Temporal.Duration.from({ weeks: 3 })

export const isDue = (dueOn: string, now: Moment): boolean =>
  Temporal.PlainDate.compare(Temporal.PlainDate.from(dueOn).subtract(askedBefore), dayOf(Temporal.Instant.from(now))) <=
  0

/** Why an invoice does not stand any more: universities that decide late leave it to the insurer, but one partner's. */
export const voidReasons = ['late-waiver', 'replaced', 'cancelled'] as const
export type VoidReason = (typeof voidReasons)[number]

/** The first bill a week after it is issued; then one a month, as the coverage goes. */
export const dueDays = (issuedOn: Temporal.PlainDate, count: number): Temporal.PlainDate[] =>
  Array.from({ length: count }, (_, index) => issuedOn.add({ days: 7 }).add({ months: index }))
