import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'

/** 11:30 am IST on 15th June 2026. */
export function whenWords(at: string): string {
  const moment = Temporal.Instant.from(at)
  return `${formatClock(moment)} IST on ${formatDay(dayOf(moment))}`
}
