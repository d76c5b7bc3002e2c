// The plan of one student, put together from what the profile, the steps and the student say. The server and the browser
// make it by this same function; nothing of it is stored.
import type { PlanDays, PlanSays } from '#src/journey/ahead.ts'
import type { StageView } from '#src/journey/views.ts'
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
  const { dated, ended, complete, again, isRefused } = saidBySteps(stages)
  const known: Days = {}
  const done = new Set<Thing>([...doneAt(complete, isRefused), ...ended])
  for (const said of days) {
    const { thing, day, doneAt: doneOn } = said
    if (!isThing(thing) || !isSaidSince(again.get(stepOf(thing) ?? ''), said)) continue
    if (day !== null) known[thing] = Temporal.PlainDate.from(day)
    if (doneOn !== null) done.add(thing)
  }
  Object.assign(known, ofProfile(profile), dated)
  // An appointment shows that it was booked, and that the fee was paid before.
  if (dated.interview !== undefined) done.add('mrvFee').add('booking')
  // No visa is given without them, also where it was given before Safar.
  if (done.has('visaIssued')) done.add('bankLetter').add('i20Issued')
  return { days: known, done }
}

type Days = Partial<Record<Thing, Temporal.PlainDate>>

type SaidBySteps = {
  dated: Days
  /** What a record or a paper shows to be done. */
  ended: Set<Thing>
  /** The addresses of steps that are complete, and since when one is to be done again. */
  complete: Set<string>
  again: Map<string, string>
  isRefused: boolean
}

/** In one pass over the journey: a list of students at risk is made of many. */
function saidBySteps(stages: readonly StageView[]): SaidBySteps {
  const said: SaidBySteps = {
    dated: {},
    ended: new Set(),
    complete: new Set(),
    again: new Map(),
    isRefused: false,
  }
  for (const { route, steps } of stages)
    for (const step of steps) {
      const { status, dates, plan, again, visaStatus, otherWay } = step
      if (status === 'complete') said.complete.add(`/${route}/${step.route}`)
      if (again !== undefined) {
        said.again.set(`/${route}/${step.route}`, again.since)
        // Only a visa is asked for again, after a refusal.
        said.dated.refusal = dayWhen(again.failedAt)
      }
      // Somebody whose visa was granted since in another way has said so later.
      if (visaStatus === 'Rejected' && otherWay === undefined) said.isRefused = true
      for (const { thing, on, isDone } of plan ?? []) {
        if (on !== null) said.dated[thing] = Temporal.PlainDate.from(on)
        if (isDone) said.ended.add(thing)
      }
      for (const { thing, when } of dates ?? []) if (thing !== undefined) said.dated[thing] = dayWhen(when)
    }
  return said
}

/** A moment counts as its day in India, where the visits are. */
const dayWhen = (when: string): Temporal.PlainDate =>
  when.includes('T') ? dayOf(Temporal.Instant.from(when)) : Temporal.PlainDate.from(when)

/** What was said of a thing before its step was to be done again is history. */
function isSaidSince(since: string | undefined, { day, doneAt: doneOn }: PlanDay): boolean {
  const at = doneOn ?? day
  return since === undefined || at === null || at >= since.slice(0, at.length)
}

function ofProfile({ flightDate, flightDateIsAssumed, programmeStart, intake }: PlanSources['profile']): Days {
  const begins = intake === null ? undefined : intakeBegins(intake)
  return {
    ...(begins !== undefined && { intake: begins }),
    ...(programmeStart !== null && { programmeStart: Temporal.PlainDate.from(programmeStart) }),
    ...(flightDate !== null && !flightDateIsAssumed && { flight: Temporal.PlainDate.from(flightDate) }),
  }
}

/** A refusal ends the interview's step as well, and issues no visa. */
const doneAt = (complete: ReadonlySet<string>, isRefused: boolean): Thing[] =>
  complete.size === 0
    ? []
    : allThings.filter(thing => {
        const { doneBy } = things[thing]
        return doneBy !== undefined && complete.has(doneBy) && !(thing === 'visaIssued' && isRefused)
      })

/** The step that says how a thing stands: its own, or that of what it follows. */
function stepOf(thing: Thing): string | undefined {
  const { doneBy, step, takes } = things[thing]
  const found = doneBy ?? step
  return found === undefined && takes !== undefined && isThing(takes.from) ? stepOf(takes.from) : found
}

/** By what a student does first. */
export const saidByRows = (rows: readonly PlanRow[], checking?: ReadonlySet<Thing>): Omit<PlanSays, 'isEnrolled'> => ({
  planDays: textsOf(daysOfSteps(rows)),
  sureDays: textsOf(daysWhere(rows, ({ safe }) => safe?.isEstimated === false)),
  atRisk: textsOf(daysOfSteps(rows, row => (isAtRisk(row) ? row.hard?.day : undefined))),
  checked: new Set(daysWhere(rows, ({ thing }) => checking?.has(thing) === true).keys()),
})

/** Of steps whose earliest day is such a one, whatever other days they have: that is counted from no estimate, or is being checked. */
function daysWhere(rows: readonly PlanRow[], isSo: (row: PlanRow) => boolean): ReadonlyMap<string, Temporal.PlainDate> {
  const found = daysOfSteps(rows, row => (isSo(row) ? row.safe?.day : undefined))
  return new Map([...daysOfSteps(rows)].filter(([step, day]) => found.get(step)?.equals(day) === true))
}

const textsOf = (days: ReadonlyMap<string, Temporal.PlainDate>): PlanDays =>
  new Map([...days].map(([step, day]) => [step, day.toString()]))

/** The safe day is over and the last one is not. What can't be met any more no step saves, and an estimate alarms nobody. */
const isAtRisk = ({ word, hard }: PlanRow): boolean => word === 'tight' && hard?.isEstimated === false

/** By the address of its step, the earliest day that its open rows name: at first the one until which nothing is at risk. */
export function daysOfSteps(
  rows: readonly PlanRow[],
  dayOf = ({ safe }: PlanRow): Temporal.PlainDate | undefined => safe?.day,
): ReadonlyMap<string, Temporal.PlainDate> {
  const days = new Map<string, Temporal.PlainDate>()
  for (const row of rows) {
    const { step } = things[row.thing]
    const day = row.isDone ? undefined : dayOf(row)
    if (step === undefined || day === undefined) continue
    const other = days.get(step)
    if (other === undefined || Temporal.PlainDate.compare(day, other) < 0) days.set(step, day)
  }
  return days
}
