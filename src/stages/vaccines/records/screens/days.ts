import { formatDay } from '#src/values/dates.ts'

export const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
