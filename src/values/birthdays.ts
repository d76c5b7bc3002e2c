// A date of birth: the one rule of what is wrong with it, wherever it is typed, and of who is of age. Who asks says it in their own words.
import { parseDay } from './dates.ts'

/** A student is no child, and nobody is a hundred and ten: then the year was typed wrong. */
const youngest = 14
const oldest = 110

export type BirthProblem = 'no-day' | 'ahead' | 'child' | 'long-ago'

export function birthProblem(text: string, today: Temporal.PlainDate): BirthProblem | undefined {
  const born = parseDay(text)
  if (born === undefined) return 'no-day'
  if (Temporal.PlainDate.compare(born, today) >= 0) return 'ahead'
  const { years } = born.until(today, { largestUnit: 'years' })
  if (years > oldest) return 'long-ago'
  return years < youngest ? 'child' : undefined
}

export const ofAge = 18

export const isMinor = (bornOn: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(bornOn.add({ years: ofAge }), today) > 0
