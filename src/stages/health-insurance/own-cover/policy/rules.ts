// What can be said of a policy from elsewhere.
import { parseDay } from '#src/values/dates.ts'
import { lastDayWrong } from './copy.ts'

/** What of a student's papers shows that they are insured. */
export const insurancePapers = ['insurance-policy'] as const
export const mostPapers = 3

/** A cover ends within six years: what lies further is a slip of the keyboard, and so is a day long gone. */
export function lastDayProblem(typed: string, today: Temporal.PlainDate): string | undefined {
  const day = parseDay(typed)
  if (typed === '') return undefined
  const days = day && today.until(day, { largestUnit: 'days' }).days
  return days === undefined || days < -366 || days > 6 * 366 ? lastDayWrong : undefined
}
