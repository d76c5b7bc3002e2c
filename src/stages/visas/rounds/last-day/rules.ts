import { boundOf } from '#src/plan/rule.ts'
import { dayOf } from '#src/values/dates.ts'

/** The SEVIS fee is to be paid three business days before the interview, as the consulate counts them. */
const businessDaysForFee = 3

/** By the calendar in India, where the interview is. */
export const lastDayForFee = (interview: string): string =>
  boundOf({ workingDays: -businessDaysForFee }, dayOf(Temporal.Instant.from(interview))).toString()
