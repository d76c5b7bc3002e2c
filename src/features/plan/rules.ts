// The plan of one student, put together from what the profile, the steps and the student say. The server and the browser
// make it by this same function; nothing of it is stored.
import type { StageView } from '#src/journey/read.ts'
import { planOf, type PlanRow } from '#src/plan/plan.ts'
import type { Rule } from '#src/plan/rule.ts'
import { allThings, isThing, things, type Done, type KnownDays, type Thing } from '#src/plan/things.ts'
import { dayOf } from '#src/values/dates.ts'
import { alreadyEnrolled, intakeBegins } from '#src/values/intakes.ts'

export type PlanDay = { thing: string; day: string | null; doneAt: string | null }

export type PlanSources = {
  stages: readonly StageView[]
  profile: {
    flightDate: string | null
    flightDateIsAssumed: boolean
    programmeStart: string | null
    intake: string | null
  }
  days: readonly PlanDay[]
}

export type Known = { days: KnownDays; done: Done }

/** Who is enrolled has no journey ahead that is counted from an intake. */
export const isEnrolled = ({ profile }: Pick<PlanSources, 'profile'>): boolean => profile.intake === alreadyEnrolled.id

export const planFor = (
  sources: PlanSources,
  rules: readonly Rule[],
  today: Temporal.PlainDate,
): readonly PlanRow[] => {
  const { days, done } = knownOf(sources)
  return planOf(days, rules, today, done)
}

/** The student's own days, then those of the profile; what a step says is the surest. */
export function knownOf({ stages, profile, days }: PlanSources): Known {
  const said = days.filter(saidSince(stages))
  const given = said.flatMap(({ thing, day }) => (isThing(thing) && day !== null ? [entry(thing, day)] : []))
  return {
    days: Object.fromEntries([...given, ...ofProfile(profile), ...ofSteps(stages)]),
    done: new Set([...allThings.filter(isDoneAt(stages)), ...booked(stages), ...saidDone(said)]),
  }
}

/** What was said of a thing before its step was to be done anew is history. */
function saidSince(stages: readonly StageView[]): (said: PlanDay) => boolean {
  const since = new Map(
    stages.flatMap(({ route, steps }) =>
      steps.flatMap(({ again, ...step }) => (again === undefined ? [] : [[`/${route}/${step.route}`, again.since]])),
    ),
  )
  return ({ thing, day, doneAt }) => {
    const from = isThing(thing) ? since.get(stepOf(thing) ?? '') : undefined
    const at = doneAt ?? day
    return from === undefined || at === null || at >= from.slice(0, at.length)
  }
}

/** The step that says how a thing stands: its own, or that of what it follows. */
function stepOf(thing: Thing): string | undefined {
  const { doneBy, step, takes } = things[thing]
  const found = doneBy ?? step
  return found === undefined && takes !== undefined && isThing(takes.from) ? stepOf(takes.from) : found
}

type Entry = readonly [Thing, Temporal.PlainDate]
const entry = (thing: Thing, day: string): Entry => [thing, Temporal.PlainDate.from(day)]

function ofProfile({ flightDate, flightDateIsAssumed, programmeStart, intake }: PlanSources['profile']): Entry[] {
  const begins = intake === null ? undefined : intakeBegins(intake)
  return [
    ...(begins === undefined ? [] : [['intake', begins] as const]),
    ...(programmeStart === null ? [] : [entry('programmeStart', programmeStart)]),
    ...(flightDate === null || flightDateIsAssumed ? [] : [entry('flight', flightDate)]),
  ]
}

/** A moment counts as its day in India, where the visits are. */
const ofSteps = (stages: readonly StageView[]): Entry[] =>
  stages
    .flatMap(({ steps }) => steps)
    .flatMap(({ dates = [] }) => dates)
    .flatMap(({ thing, when }): Entry[] => {
      if (thing === undefined) return []
      return [[thing, when.includes('T') ? dayOf(Temporal.Instant.from(when)) : Temporal.PlainDate.from(when)]]
    })

const isDoneAt = (stages: readonly StageView[]) => {
  const complete = new Set(
    stages.flatMap(({ route, steps }) =>
      steps.filter(({ status }) => status === 'complete').map(step => `/${route}/${step.route}`),
    ),
  )
  const isRefused = stages.some(({ steps }) => steps.some(({ visaStatus }) => visaStatus === 'Rejected'))
  return (thing: Thing): boolean => {
    const { doneBy } = things[thing]
    return doneBy !== undefined && complete.has(doneBy) && !(thing === 'visaIssued' && isRefused)
  }
}

/** Who has an appointment has booked it, and paid before. */
const booked = (stages: readonly StageView[]): Thing[] =>
  ofSteps(stages).some(([thing]) => thing === 'interview') ? ['mrvFee', 'booking'] : []

const saidDone = (days: readonly PlanDay[]): Thing[] =>
  days.flatMap(({ thing, doneAt }) => (isThing(thing) && doneAt !== null ? [thing] : []))

/** By the address of its step, the day until which nothing is at risk there: what a student does first. */
export function daysOfSteps(rows: readonly PlanRow[]): ReadonlyMap<string, Temporal.PlainDate> {
  const days = new Map<string, Temporal.PlainDate>()
  for (const { thing, safe, isDone } of rows) {
    const { step } = things[thing]
    if (step === undefined || safe === undefined || isDone) continue
    const other = days.get(step)
    if (other === undefined || Temporal.PlainDate.compare(safe.day, other) < 0) days.set(step, safe.day)
  }
  return days
}
