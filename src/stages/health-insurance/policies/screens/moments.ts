import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'

/** '21st November 2026, 4:10 pm IST'. */
export function whenWords(at: string | Temporal.Instant): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}

export const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))

/** 'today', 'tomorrow', 'in 12 days'. */
export function inDaysWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
