// Live vaccines among themselves and beside a TB test: on the same day, or far enough apart.
import type { Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { doseRules, liveGapDays } from '../doses/rules.ts'

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
