// The dates ahead that follow from what a student has entered.
import { formatDay } from '#src/values/dates.ts'
import { intakeBegins, intakeLabel } from '#src/values/intakes.ts'
import * as copy from './copy.ts'

export type Deadline = {
  readonly id: 'recharge' | 'flight' | 'earliest-entry' | 'intake'
  readonly title: string
  readonly day: Temporal.PlainDate
  readonly detail?: string
  /** The day itself is a mistake. */
  readonly isWrong?: true
}

export type Plans = {
  readonly flightDate: string | null
  readonly flightDateIsAssumed: boolean
  /** As the I-20 has it, once we know. */
  readonly programmeStart?: string | null
  /** Such as 'fall-2027'; what we count on until the day itself is known. */
  readonly intake?: string | null
}

/** Somebody needs an evening for it before the suitcase takes over. */
const daysToRecharge = 7
/** Students may enter at most 30 days before the programme starts. */
const daysToEnter = 30
const nearDays = 7

/** Soonest first; what is over is not there any more. */
export function deadlinesAhead(plans: Plans, today: Temporal.PlainDate): readonly Deadline[] {
  return [...aroundFlight(plans), ...aroundEntry(plans)]
    .filter(({ day }) => isOnOrAfter(day, today))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.day, other.day))
}

function aroundFlight({ flightDate, flightDateIsAssumed, programmeStart }: Plans): Deadline[] {
  if (flightDate === null) return []
  const day = Temporal.PlainDate.from(flightDate)
  const wrong = typeof programmeStart === 'string' ? conflict(day, Temporal.PlainDate.from(programmeStart)) : undefined
  return [
    ...(flightDateIsAssumed ? [recharge(day)] : []),
    {
      id: 'flight',
      title: copy.flight,
      day,
      ...(flightDateIsAssumed && { detail: copy.flightAssumed }),
      ...(wrong !== undefined && { detail: wrong, isWrong: true }),
    },
  ]
}

/** Of a day that the student entered, the step of the phone stage says it. */
const recharge = (flight: Temporal.PlainDate): Deadline => ({
  id: 'recharge',
  title: copy.recharge,
  day: flight.subtract({ days: daysToRecharge }),
  detail: copy.rechargeWhy,
})

function aroundEntry({ programmeStart, intake }: Plans): Deadline[] {
  if (typeof programmeStart !== 'string') return typeof intake === 'string' ? estimate(intake) : []
  const day = earliestEntry(Temporal.PlainDate.from(programmeStart))
  return [{ id: 'earliest-entry', title: copy.earliestEntry, day, detail: copy.earliestEntryWhy }]
}

/** No other date is counted from an estimate: a wrong earliest entry could cost somebody a flight. */
function estimate(intake: string): Deadline[] {
  const [day, label] = [intakeBegins(intake), intakeLabel(intake)]
  if (day === undefined || label === undefined) return []
  return [{ id: 'intake', title: copy.begins(label), day, detail: copy.beginsWhy }]
}

const earliestEntry = (start: Temporal.PlainDate): Temporal.PlainDate => start.subtract({ days: daysToEnter })

function conflict(flight: Temporal.PlainDate, start: Temporal.PlainDate): string | undefined {
  if (!isOnOrAfter(flight, earliestEntry(start))) return copy.flightTooEarly
  return isOnOrAfter(start, flight) ? undefined : copy.flightTooLate
}

const isOnOrAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) >= 0

const daysUntil = (day: Temporal.PlainDate, today: Temporal.PlainDate): number =>
  today.until(day, { largestUnit: 'days' }).days

export const isNear = (day: Temporal.PlainDate, today: Temporal.PlainDate): boolean => daysUntil(day, today) <= nearDays

/** 'in 3 days' while it is near, the day itself while it is far. */
export function whenOf(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  const days = daysUntil(day, today)
  if (days === 0) return copy.today
  if (days === 1) return copy.tomorrow
  return days > 1 && isNear(day, today) ? copy.inDays(days) : formatDay(day)
}
