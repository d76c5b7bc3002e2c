// How far a day is, as one says it.

const nearDays = 7

export const daysUntil = (day: Temporal.PlainDate, today: Temporal.PlainDate): number =>
  today.until(day, { largestUnit: 'days' }).days

export const isNear = (day: Temporal.PlainDate, today: Temporal.PlainDate): boolean => daysUntil(day, today) <= nearDays

/** 'in 3 days', while it is near. */
export function nearWords(day: Temporal.PlainDate, today: Temporal.PlainDate): string | undefined {
  const days = daysUntil(day, today)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days > 1 && isNear(day, today) ? `in ${days} days` : undefined
}

/** Of days by the addresses of steps. */
export function dayIn(days: ReadonlyMap<string, string> | undefined, address: string): Temporal.PlainDate | undefined {
  const day = days?.get(address)
  return day === undefined ? undefined : Temporal.PlainDate.from(day)
}
