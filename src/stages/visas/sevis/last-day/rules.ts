import { dayOf } from '#src/values/dates.ts'

/** The SEVIS fee is to be paid three business days before the interview, as the consulate counts them. */
const businessDaysForFee = 3

/** By the calendar in India, where the interview is. Public holidays are not known here. */
export function lastDayForFee(interview: string): string {
  let day = dayOf(Temporal.Instant.from(interview))
  for (let left = businessDaysForFee; left > 0;) {
    day = day.subtract({ days: 1 })
    if (day.dayOfWeek <= 5) left -= 1
  }
  return day.toString()
}
