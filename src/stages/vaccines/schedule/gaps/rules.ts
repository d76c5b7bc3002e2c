// How far a dose must be from those before it.
import type { Person, Requirement } from '#src/stages/vaccines/requirements/rules.ts'
import { dayOfAge } from '../ages/rules.ts'
import { doseRules, dosesOf, gapBefore, graceDays, hasOwnGaps, varicellaChild, type Gap } from '../doses/rules.ts'

type Given = readonly { on: string }[]
/** What was given so far: those that count, and the last one, which need not count. */
export type SoFar = { given: Given; counted: Given; last: string | undefined; person: Person }

/** The first day for the next dose after these: to be planned by, or with the days of grace. */
export function dayAfter(requirement: Requirement, so: SoFar, by: 'whole' | 'with-grace'): string {
  const { counted, last } = so
  if (last === undefined) return ''
  const { afterNone, firstToLast } = doseRules[requirement.vaccine]
  const gap = counted.length === 0 ? afterNone : gapBefore(requirement, counted.length)
  if (gap === undefined) return ''
  const [first] = counted
  const isLast = counted.length + 1 === dosesOf(requirement.vaccine)
  const next = plus(last, gap)
  const whole = first === undefined || firstToLast === undefined || !isLast ? next : plus(first.on, firstToLast)
  const day = whole > next ? whole : next
  if (by === 'whole' || hasOwnGaps(requirement) || isChild(requirement, so)) return day
  return Temporal.PlainDate.from(day).subtract({ days: graceDays }).toString()
}

/** The first day for the dose after these, which all count. */
export const firstDayAfter = (requirement: Requirement, days: readonly string[]): string => {
  const counted = days.map(on => ({ on }))
  return dayAfter(requirement, { given: counted, counted, last: days.at(-1), person: {} }, 'whole')
}

/** The table's row for children has no days of grace between two doses of varicella. */
const isChild = ({ vaccine }: Requirement, { given, person }: SoFar): boolean =>
  vaccine === 'varicella' && isBelow(given[0]?.on ?? '', person, varicellaChild.belowMonths)

const isBelow = (on: string, person: Person, months: number): boolean => on < (dayOfAge(person, { months }) ?? '')

/** Whether it came sooner after the one before than is usual for somebody who began as a child. */
export const isShortOf = (
  { given, last, person }: SoFar,
  on: string,
  { belowMonths, usualDays }: typeof varicellaChild,
): boolean =>
  last !== undefined && isBelow(given[0]?.on ?? '', person, belowMonths) && on < plus(last, { days: usualDays })

const plus = (day: string, gap: Gap): string => Temporal.PlainDate.from(day).add(gap).toString()
