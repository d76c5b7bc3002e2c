import { todayHere } from '#src/browser/zone.ts'
import { formatDay } from '#src/values/dates.ts'

export const dayHere = (moment: string): string => formatDay(todayHere(Temporal.Instant.from(moment)))
