// What waits for an insurance, in words.
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'

export const todoWords = {
  end: 'The student asks to end it',
  card: 'Card to issue',
  guide: 'Guide to write',
  invoice: 'Invoice to issue',
  decision: 'Waiver decision to note',
} as const

/** The two tasks that a deposit makes where there is a guide. */
export const promiseWords = { email: 'Waiver application to check', guide: 'Waiver guide to give' } as const

/** After the letter that went by itself. */
export const promisedAgain = (by: string): string => `, promised again by ${by}`

/** '21st November 2026, 4:10 pm IST'. */
export function whenWords(at: string | Temporal.Instant): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}
