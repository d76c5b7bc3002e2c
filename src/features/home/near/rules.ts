// How far a day is, as one says it.
import { formatDay } from '#src/values/dates.ts'

const nearDays = 7

const daysUntil = (day: Temporal.PlainDate, today: Temporal.PlainDate): number =>
  today.until(day, { largestUnit: 'days' }).days

export const isNear = (day: Temporal.PlainDate, today: Temporal.PlainDate): boolean => daysUntil(day, today) <= nearDays

/** 'in 3 days' while it is near, the day itself while it is far. */
export function whenOf(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const days = daysUntil(day, today)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days > 1 && isNear(day, today) ? `in ${days} days` : formatDay(day)
}
