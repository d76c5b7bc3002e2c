import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'

/** '15th June 2026, 11:30 am IST'. */
export function whenWords(at: string): string {
  const moment = Temporal.Instant.from(at)
  return `${formatDay(dayOf(moment))}, ${formatClock(moment)} IST`
}

export const When = ({ at }: { at: string }) => <time dateTime={at}>{whenWords(at)}</time>
