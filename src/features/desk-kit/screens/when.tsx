import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'

/** '15th June 2026, 11:30 am IST'. */
export function When({ at }: { at: string }) {
  const moment = Temporal.Instant.from(at)
  return (
    <time dateTime={at}>
      {formatDay(dayOf(moment))}, {formatClock(moment)} IST
    </time>
  )
}
