import { dayOf, formatDay } from '#src/values/dates.ts'

export const dayIn = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))
