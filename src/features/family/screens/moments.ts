import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'

/** Nobody announces a student's days to their family, so they are read again whenever somebody looks. */
export const goodFor = 60_000

export const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))

export const dayIn = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))

export const momentWords = (moment: string): string =>
  `${dayIn(moment)}, ${formatClock(Temporal.Instant.from(moment))} IST`
