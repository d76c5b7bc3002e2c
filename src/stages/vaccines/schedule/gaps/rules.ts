// How far a dose must be from those before it.
import type { Person, Requirement, Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { dayOfAge } from '../brands/rules.ts'
import {
  doseRules,
  dosesOf,
  gapBefore,
  graceDays,
  hasOwnGaps,
  varicellaChild,
  type Gap,
  liveGapDays,
} from '../doses/rules.ts'

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

// Live vaccines among themselves and beside a TB test: on the same day, or far enough apart.

export type LiveDays = {
  /** Live doses that were given, whether they count or not. */
  given: readonly string[]
  /** Live doses that are booked or planned; grows as the plan is made. */
  planned: string[]
  /** TB tests that are booked. */
  tests: readonly string[]
}

/** The first day from this one on at which the next dose or test gets along with all live ones. */
export function clearOfLive(vaccine: Vaccine, from: string, live: LiveDays): string {
  const isLive = doseRules[vaccine].isLive === true
  if (!isLive && vaccine !== 'tb') return from
  let day = live.given.map(on => add(on, liveGapDays)).reduce(later, from)
  for (const next of [...live.planned, ...live.tests].toSorted()) {
    if (isLive && day < next && add(next, -liveGapDays) < day) day = next
    if (next < day && day < add(next, liveGapDays) && live.planned.includes(next)) day = add(next, liveGapDays)
  }
  return day
}

const add = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()
const later = (one: string, other: string): string => (one > other ? one : other)
