import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'

export const dayIn = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))

export const momentWords = (moment: string): string =>
  `${dayIn(moment)}, ${formatClock(Temporal.Instant.from(moment))} IST`
