// Doses planned back from the flight: from which day each may be given, and by which it must be.
import {
  isAskedOf,
  turns,
  type Person,
  type Requirement,
  type RequirementSet,
  type Vaccine,
} from '../../requirements/rules.ts'
import { after, before, dosesOf, firstDay, standingOf, type Had } from '../rules.ts'

export type Planned = {
  vaccine: Vaccine
  ask: Requirement['ask']
  /** From 1. */
  dose: number
  of: number
  /** Before it the dose would not count. */
  earliest: string
  /** After it the series, or this part of it, would not be through before the flight; none without a flight, and in the US. */
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
export const planBack = (plans: Plans): Planned[] =>
  plans.set.flatMap(requirement => seriesOf(requirement, plans)).toSorted(byUrgency)

const byUrgency = (one: Planned, other: Planned): number =>
  Number(one.isInUs) - Number(other.isInUs) ||
  (one.latest ?? one.earliest).localeCompare(other.latest ?? other.earliest) ||
  one.earliest.localeCompare(other.earliest)

function seriesOf(requirement: Requirement, { had, booked, person, today }: Plans): Planned[] {
  const standing = standingOf(requirement, had, person, { today })
  if (standing.state === 'not-asked' || standing.state === 'done') return []
  const { vaccine, ask } = requirement
  const of = dosesOf(vaccine)
  const first = standing.counted.length
  const own = booked.find(one => one.vaccine === vaccine && one.on >= today)?.on
  const earliest = earliestDays(requirement, { of, first, last: standing.counted.at(-1)?.on, own, person, today })
  const lastDay = lastDayBefore(person.flight)
  const inTime = requirement.onlyInUs ? 0 : earliest.filter(day => lastDay === undefined || day <= lastDay).length
  const latest = latestDays(vaccine, first, inTime, lastDay)
  return earliest.map((day, index) => {
    const last = latest[index]
    return {
      vaccine,
      ask,
      dose: first + index + 1,
      of,
      earliest: day,
      ...(last !== undefined && { latest: last }),
      ...(index === 0 && own !== undefined && { booked: own }),
      isInUs: index >= inTime,
    }
  })
}

type Course = {
  of: number
  first: number
  last: string | undefined
  own: string | undefined
  person: Person
  today: string
}

/** Each as soon as may be after the one before; the next one on the day for which it is booked. */
function earliestDays(requirement: Requirement, { of, first, last, own, person, today }: Course): string[] {
  const days: string[] = []
  const opens = opensOn(requirement, person, today)
  let previous = last
  for (let index = first; index < of; index += 1) {
    const free = previous === undefined ? opens : latestOf(opens, after(requirement.vaccine, index, previous))
    days.push(free)
    previous = index === first && own !== undefined ? latestOf(own, free) : free
  }
  return days
}

/** Not in the past, not before an age, and for a test not so early that it were too old at the flight. */
function opensOn({ fromAge, withinMonths, onlyInUs }: Requirement, { bornIn, flight }: Person, today: string): string {
  const ofAge = fromAge === null || bornIn === undefined ? today : turns(bornIn, fromAge).toString()
  const young = flight === undefined || withinMonths === null ? today : firstDay(flight, { months: withinMonths })
  const landed = onlyInUs && flight !== undefined ? flight : today
  return [ofAge, young, landed].reduce(latestOf, today)
}

const latestOf = (one: string, other: string): string => (one > other ? one : other)

/** The day before the flight: nobody flies from the clinic. */
const lastDayBefore = (flight: string | undefined): string | undefined =>
  flight === undefined ? undefined : Temporal.PlainDate.from(flight).subtract({ days: 1 }).toString()

/** Back from the last of those that can be had in time. */
function latestDays(vaccine: Vaccine, first: number, inTime: number, lastDay: string | undefined): string[] {
  if (lastDay === undefined) return []
  const days: string[] = []
  for (let index = first + inTime - 1; index >= first; index -= 1) {
    const next = days[0]
    days.unshift(next === undefined ? lastDay : before(vaccine, index + 1, next))
  }
  return days
}

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
