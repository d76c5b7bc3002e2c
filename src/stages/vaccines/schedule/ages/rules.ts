// On which day somebody reached an age.
import { turnsMonths, type Person } from '#src/stages/vaccines/requirements/rules.ts'
import { graceDays, type LeastAge } from '../doses/rules.ts'

/** By the birthday; where only its month is known, the day on which they had surely reached it. */
export function dayOfAge({ bornOn, bornIn }: Person, { weeks = 0, months = 0 }: LeastAge): string | undefined {
  if (bornOn !== undefined) return Temporal.PlainDate.from(bornOn).add({ weeks, months }).toString()
  return bornIn === undefined ? undefined : turnsMonths(bornIn, months).add({ weeks }).toString()
}

/** The first day on which a dose counts by age, with the days of grace where there are any. */
export function dayOfLeastAge(person: Person, least: LeastAge): string | undefined {
  const day = dayOfAge(person, least)
  if (day === undefined || least.isToTheDay === true) return day
  return Temporal.PlainDate.from(day).subtract({ days: graceDays }).toString()
}
