// Which days a student gives here, which belong to a step or the profile, and what a day may be.
import { isThing, type KnownDays, type Thing } from '#src/plan/things.ts'
import { parseDay } from '#src/values/dates.ts'
import { farProblem } from '#src/values/near-days.ts'

export const dayRequired = 'Please enter a day, such as 16th August 2027.'
export const noSuchDay = 'The calendar has no such day. Please enter one such as 16th August 2027.'
export const contradictions = {
  classesStart:
    'Classes would begin before the programme starts. Please check both days: they are in your I-20 and your university’s calendar.',
  flight:
    'You would arrive after classes have begun. Please check the day, or ask your university for a late-arrival letter.',
  flightAfterStart:
    'You would arrive after your programme has started. Please check the day, or ask your university for a late-arrival letter.',
  flightOver: 'This day is over. If you have not flown yet, please check the day and the year.',
  waiver: 'The window would open after it closes. Please check both days on your university’s page.',
} as const
export const thingUnknown = 'The plan has no such date.'
export const keptElsewhere = 'This date is changed at its own step.'
const atAppointment = 'Change it at the consular appointment'
const atVaccines = 'Change it in your vaccine records'
const atIntake = 'Change your intake'

export const readFrom = ['typed', 'i20'] as const
export type ReadFrom = (typeof readFrom)[number]

/** Where a day is changed that isn't given here. */
export type KeptAt = { href: string; label: string }

const appointment: KeptAt = { href: '/visas/consular-appointment', label: atAppointment }
const doses: KeptAt = { href: '/vaccines/check-what-your-university-asks', label: atVaccines }

export const keptAt: Readonly<Partial<Record<Thing, KeptAt>>> = {
  intake: { href: '/onboarding/intake', label: atIntake },
  interview: appointment,
  biometrics: appointment,
  hepatitisB1: doses,
  hepatitisB2: doses,
  hepatitisB3: doses,
  mmr1: doses,
  mmr2: doses,
  tbTest: doses,
}

/** The days of the page 'Your dates', in the order in which papers bring them. */
export const askedDays = [
  'programmeStart',
  'classesStart',
  'earliestAdmission',
  'depositUntil',
  'i20Until',
  'tuitionDue',
  'waiverOpens',
  'waiverUntil',
  'flight',
  'moveIn',
] as const satisfies readonly Thing[]

/** Those that the profile keeps: they are written there. */
export const daysOfProfile = ['programmeStart', 'flight'] as const satisfies readonly Thing[]

export const isGivenHere = (thing: string): thing is Thing => isThing(thing) && keptAt[thing] === undefined

/** What follows from it alone can be marked done; what a step says is read from the step. */
export const canBeDone = (thing: string): thing is Thing => isThing(thing) && !isAnchor(thing)

const anchors: ReadonlySet<string> = new Set([...askedDays, 'intake', 'refusal'] satisfies readonly Thing[])
export const isAnchor = (thing: Thing): boolean => anchors.has(thing)

/** Each first day cannot come after its second one. */
const orders = [
  { first: 'programmeStart', second: 'classesStart', words: contradictions.classesStart },
  { first: 'flight', second: 'classesStart', words: contradictions.flight },
  { first: 'flight', second: 'programmeStart', words: contradictions.flightAfterStart },
  { first: 'waiverOpens', second: 'waiverUntil', words: contradictions.waiver },
] as const satisfies readonly { first: Thing; second: Thing; words: string }[]

/**
 * What a day says against another one that was given, or a flight against today. It is said and not refused: the other one
 * may be the wrong one, and who is asked may have flown.
 */
export function contradictionOf(
  thing: Thing,
  day: Temporal.PlainDate,
  given: KnownDays,
  today: Temporal.PlainDate,
): string | undefined {
  if (thing === 'flight' && Temporal.PlainDate.compare(day, today) < 0) return contradictions.flightOver
  const days: KnownDays = { ...given, [thing]: day }
  return orders.find(({ first, second }) => {
    const [one, other] = [days[first], days[second]]
    return (thing === first || thing === second) && one && other && Temporal.PlainDate.compare(one, other) > 0
  })?.words
}

/** A day in the past is taken: it may be when something was done. */
export function dayProblem(text: string, today: Temporal.PlainDate, thing: string): string | undefined {
  const day = parseDay(text)
  if (day === undefined || day.toString() !== text) return dayRequired
  return farProblem(day, today, thing === 'programmeStart' ? thing : 'day')
}
