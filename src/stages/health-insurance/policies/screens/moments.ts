import { formatDay } from '#src/values/dates.ts'

export { whenWords } from '#src/stages/health-insurance/todos/copy.ts'

export const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))

/** 'today', 'tomorrow', 'in 12 days'. */
export function inDaysWords(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
