// Doses planned back from the flight: from which day each may be given, and by which it must be.
import { daysFromDosesToFlight } from '#src/plan/doses.ts'
import {
  isAskedOf,
  type Person,
  type Requirement,
  type RequirementSet,
  type Vaccine,
} from '#src/stages/vaccines/requirements/rules.ts'
import { dayOfAge } from '../brands/rules.ts'
import { doseRules, dosesOf, gapBefore, isLiveShot, leastAge, type Gap } from '../doses/rules.ts'
import { firstDayAfter, clearOfLive, type LiveDays } from '../gaps/rules.ts'
import { firstDay, standingOf, type Had } from '../rules.ts'

export type Planned = {
  vaccine: Vaccine
  ask: Requirement['ask']
  /** From 1. */
  dose: number
  of: number
  /** Before it the dose would not count. */
  earliest: string
  /**
   * After it the series, or this part of it, would not be complete 14 days before the flight (`daysFromDosesToFlight`). If it is
   * too late for that, this is the earliest day. None without a flight, and in the US.
   */
  latest?: string | undefined
  /** An appointment stands for it. */
  booked?: string | undefined
  /** Not to be had in time, or not in India: it goes on after landing. */
  isInUs: boolean
}

export type Booked = { vaccine: Vaccine; on: string }

export type Plans = {
  set: RequirementSet
  had: readonly Had[]
  booked: readonly Booked[]
  person: Person
  today: string
}

/** In the order of the last safe day, then of the first. What was given is never planned again. */
export function planBack(plans: Plans): Planned[] {
  const live = liveDaysOf(plans)
  return plans.set
    .toSorted((one, other) => turnOf(one) - turnOf(other))
    .flatMap(requirement => seriesOf(requirement, plans, live))
    .toSorted(byUrgency)
}

/** Live vaccines find their days before the TB test, which keeps clear of them. */
const turnOf = ({ vaccine }: Requirement): number => (vaccine === 'tb' ? 1 : 0)

const liveDaysOf = ({ had, booked, today }: Plans): LiveDays => {
  const ahead = booked.filter(({ on }) => on >= today)
  const days = (isTest: boolean) => ahead.filter(({ vaccine }) => (vaccine === 'tb') === isTest)
  return {
    given: had.filter(isLiveShot).flatMap(({ on }) => on ?? []),
    planned: days(false)
      .filter(({ vaccine }) => doseRules[vaccine].isLive === true)
      .map(({ on }) => on),
    tests: days(true).map(({ on }) => on),
  }
}

const byUrgency = (one: Planned, other: Planned): number =>
  Number(one.isInUs) - Number(other.isInUs) ||
  (one.latest ?? one.earliest).localeCompare(other.latest ?? other.earliest) ||
  one.earliest.localeCompare(other.earliest)

function seriesOf(requirement: Requirement, plans: Plans, live: LiveDays): Planned[] {
  const { had, booked, person, today } = plans
  const standing = standingOf(requirement, had, person, { today })
  if (standing.state === 'not-asked' || standing.state === 'done') return []
  const { vaccine, ask } = requirement
  const of = dosesOf(vaccine)
  const counted = standing.counted.map(({ on }) => on)
  const own = booked.find(one => one.vaccine === vaccine && one.on >= today)?.on
  const earliest = earliestDays(requirement, { counted, next: standing.next ?? '', own, person, today, live })
  // Up to the day before the flight: nobody flies from the clinic.
  const lastDay = daysBefore(person.flight, 1)
  const inTime = requirement.onlyInUs ? 0 : earliest.filter(day => lastDay === undefined || day <= lastDay).length
  const safeDay = daysBefore(person.flight, daysFromDosesToFlight)
  const latest = latestDays(requirement, { first: counted.length, inTime, safeDay })
  return earliest.map((day, index) => {
    const last = latest[index]
    return {
      vaccine,
      ask,
      dose: counted.length + index + 1,
      of,
      earliest: day,
      ...(last !== undefined && { latest: latestOf(day, last) }),
      ...(index === 0 && own !== undefined && { booked: own }),
      isInUs: index >= inTime,
    }
  })
}

type Course = {
  counted: readonly string[]
  /** By what was given, whether it counts or not. */
  next: string
  own: string | undefined
  person: Person
  today: string
  live: LiveDays
}

/** Each as soon as may be after those before; the next one on the day for which it is booked. */
function earliestDays(requirement: Requirement, { counted, next, own, person, today, live }: Course): string[] {
  const days: string[] = []
  const taken = [...counted]
  while (taken.length < dosesOf(requirement.vaccine)) {
    const opens = opensOn(requirement, { index: taken.length, person, today })
    const after = days.length === 0 ? next : firstDayAfter(requirement, taken)
    const free = clearOfLive(requirement.vaccine, latestOf(opens, after), live)
    const day = days.length === 0 && own !== undefined ? latestOf(own, free) : free
    days.push(free)
    taken.push(day)
    if (doseRules[requirement.vaccine].isLive === true) live.planned.push(day)
  }
  return days
}

/** Not in the past, not before an age, and for a test not so early that it were too old at the flight. */
type Opening = { index: number; person: Person; today: string }

function opensOn(requirement: Requirement, { index, person, today }: Opening): string {
  const { withinMonths, onlyInUs } = requirement
  const { flight } = person
  const least = leastAge(requirement, index)
  const ofAge = (least === undefined ? undefined : dayOfAge(person, least)) ?? today
  const young = flight === undefined || withinMonths === null ? today : firstDay(flight, { months: withinMonths })
  const landed = onlyInUs && flight !== undefined ? flight : today
  return [ofAge, young, landed].reduce(latestOf, today)
}

const latestOf = (one: string, other: string): string => (one > other ? one : other)

const daysBefore = (flight: string | undefined, days: number): string | undefined =>
  flight === undefined ? undefined : Temporal.PlainDate.from(flight).subtract({ days }).toString()

type InTime = { first: number; inTime: number; safeDay: string | undefined }

/** Back from the last of those that can be had before the flight, if it is given on the safe day. */
function latestDays(requirement: Requirement, { first, inTime, safeDay }: InTime): string[] {
  if (safeDay === undefined) return []
  const days: string[] = []
  for (let index = first + inTime - 1; index >= first; index -= 1) {
    const next = days[0]
    const day = next === undefined ? safeDay : minus(next, gapBefore(requirement, index + 1))
    days.unshift(
      index === 0 && first + inTime === dosesOf(requirement.vaccine) ? startOfCourse(requirement, day, safeDay) : day,
    )
  }
  return days
}

/** The first dose of a whole course: also far enough before the last one. */
function startOfCourse({ vaccine }: Requirement, day: string, safeDay: string): string {
  const { firstToLast } = doseRules[vaccine]
  const whole = firstToLast === undefined ? day : minus(safeDay, firstToLast)
  return whole < day ? whole : day
}

const minus = (day: string, gap: Gap | undefined): string =>
  (gap === undefined ? Temporal.PlainDate.from(day) : Temporal.PlainDate.from(day).subtract(gap)).toString()

/** Series that are asked for and cannot be through before the flight: the health office has a say in these. */
export const goOnInUs = (plan: readonly Planned[]): Vaccine[] => [
  ...new Set(plan.filter(({ isInUs, ask }) => isInUs && ask === 'required').map(({ vaccine }) => vaccine)),
]

/** The next dose of each vaccine that could be given on that day. */
export const givableOn = (plan: readonly Planned[], day: string): Planned[] =>
  plan.filter(
    (one, _, all) =>
      one.earliest <= day && !all.some(({ vaccine, dose }) => vaccine === one.vaccine && dose < one.dose),
  )

/** Those that are asked of this person, in their order. */
export const askedOf = (set: RequirementSet, person: Person, today: string): Requirement[] =>
  set.filter(requirement => isAskedOf(requirement, person, today))
