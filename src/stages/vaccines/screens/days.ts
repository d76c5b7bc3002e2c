import { formatDay } from '../../../values/dates.ts'

export const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
