// Which days a student gives here, which belong to a step or the profile, and what a day may be.
import { isThing, type KnownDays, type Thing } from '#src/plan/things.ts'
import { parseDay } from '#src/values/dates.ts'
import { isNear } from '#src/values/near-days.ts'
import * as copy from './copy.ts'

export const readFrom = ['typed', 'i20'] as const
export type ReadFrom = (typeof readFrom)[number]

/** Where a day is changed that isn't given here. */
export type KeptAt = { href: string; label: string }

const appointment: KeptAt = { href: '/visas/consular-appointment', label: copy.atAppointment }
const doses: KeptAt = { href: '/vaccines/check-what-your-university-asks', label: copy.atVaccines }

export const keptAt: Readonly<Partial<Record<Thing, KeptAt>>> = {
  intake: { href: '/onboarding/intake', label: copy.atIntake },
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
  { first: 'programmeStart', second: 'classesStart', words: copy.contradictions.classesStart },
  { first: 'flight', second: 'classesStart', words: copy.contradictions.flight },
  { first: 'flight', second: 'programmeStart', words: copy.contradictions.flightAfterStart },
  { first: 'waiverOpens', second: 'waiverUntil', words: copy.contradictions.waiver },
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
  if (thing === 'flight' && Temporal.PlainDate.compare(day, today) < 0) return copy.contradictions.flightOver
  const days: KnownDays = { ...given, [thing]: day }
  return orders.find(({ first, second }) => {
    const [one, other] = [days[first], days[second]]
    return (thing === first || thing === second) && one && other && Temporal.PlainDate.compare(one, other) > 0
  })?.words
}

/** A day in the past is taken: it may be when something was done. */
export function dayProblem(text: string, today: Temporal.PlainDate, thing: string): string | undefined {
  const day = parseDay(text)
  if (day === undefined || day.toString() !== text) return copy.dayRequired
  if (thing === 'programmeStart') return isNear(day, today, thing) ? undefined : copy.startTooFar
  return isNear(day, today) ? undefined : copy.dayTooFar
}
