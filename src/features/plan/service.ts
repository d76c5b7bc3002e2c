import { and, eq, isNull } from 'drizzle-orm'
import { change as changeProfile } from '#src/features/people/person/service.ts'
import { isThing } from '#src/plan/things.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { PlanSays } from '#src/journey/ahead.ts'
import type { StageView } from '#src/journey/views.ts'
import type { PlanRow } from '#src/plan/plan.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import { dayOf } from '#src/values/dates.ts'
import { people } from '#src/platform/identity/tables.ts'
import { editedFacts } from '../dated-facts/catalogue.ts'
import { profiles, onboardings } from '../people/tables.ts'
import {
  dayWrong,
  keptElsewhere,
  thingUnknown,
  type planContract,
  type PlanDaysView,
  type PlanLine,
} from './contract.ts'
import { canBeDone, dayProblem, daysOfProfile, isGivenHere, type ReadFrom } from './days/rules.ts'
import { deferralsOf } from './deferral/service.ts'
import { planDays } from './tables.ts'
import { rulesWith } from './rulebook/rules.ts'
import { isEnrolled, saidByRows, planFor, knownOf, type Known, type PlanSources } from './rules.ts'
import { limitOf, shownRows, whenWords } from './shown/rules.ts'
import { planDayOf, profileOf } from './effect/students.ts'

export const planHandlers: Handlers<{ plan: typeof planContract }>['plan'] = { read, give, markDone }

async function read(call: Call): Promise<PlanDaysView> {
  const { db, caller } = call
  const [rows, deferrals] = await Promise.all([
    db.select().from(planDays).where(eq(planDays.owner, caller.id)),
    deferralsOf(call),
  ])
  return {
    deferrals,
    days: rows.map(({ thing, day, readFrom, doneAt }) => ({
      thing,
      day: day?.toString() ?? null,
      readFrom,
      doneAt: doneAt?.toString() ?? null,
    })),
  }
}

type Given = { thing: string; day: string | null; readFrom: ReadFrom }

async function give(call: Call, { thing, day, readFrom }: Given): Promise<void> {
  if (!isThing(thing)) throw new Refusal(thingUnknown)
  if (!isGivenHere(thing)) throw new Refusal(keptElsewhere)
  const wrong = day === null ? undefined : dayProblem(day, todayOf(call), thing)
  if (wrong !== undefined) throw new Refusal(dayWrong, { day: wrong })
  const ofProfile = daysOfProfile.find(one => one === thing)
  if (ofProfile !== undefined) {
    await changeProfile(call, ofProfile === 'flight' ? { flightDate: day } : { programmeStart: day })
    return
  }
  const values = { day: day === null ? null : Temporal.PlainDate.from(day), readFrom, changedAt: call.now() }
  return call.change(async ({ tx, announce }) => {
    await tx
      .insert(planDays)
      .values({ owner: call.caller.id, thing, ...values })
      .onConflictDoUpdate({ target: [planDays.owner, planDays.thing], set: values })
    await tx.delete(planDays).where(saysNothing(call.caller.id, thing))
    await announce(`person:${call.caller.id}`, 'plan')
  })
}

async function markDone(call: Call, { thing, isDone }: { thing: string; isDone: boolean }): Promise<void> {
  if (!isThing(thing)) throw new Refusal(thingUnknown)
  if (!canBeDone(thing)) throw new Refusal(keptElsewhere)
  const doneAt = isDone ? call.now() : null
  return call.change(async ({ tx, announce }) => {
    await tx
      .insert(planDays)
      .values({ owner: call.caller.id, thing, readFrom: 'typed', doneAt, changedAt: call.now() })
      .onConflictDoUpdate({ target: [planDays.owner, planDays.thing], set: { doneAt, changedAt: call.now() } })
    await tx.delete(planDays).where(saysNothing(call.caller.id, thing))
    await announce(`person:${call.caller.id}`, 'plan')
  })
}

/** A row that neither has a day nor is done says no more than none. */
const saysNothing = (owner: string, thing: string) =>
  and(eq(planDays.owner, owner), eq(planDays.thing, thing), isNull(planDays.day), isNull(planDays.doneAt))

// The plan of one student as staff read it: the same rows and words as on the student's own page.

/** Nothing of anybody whose journey is behind them. */
async function rowsOf(
  { db, now }: Pick<Call, 'db' | 'now'>,
  student: string,
  stages: readonly StageView[],
): Promise<{ rows: readonly PlanRow[]; isEnrolled: boolean }> {
  const [{ sources, zone }, edited] = await Promise.all([planSourcesOf({ db }, student, stages), editedFacts(db)])
  if (isEnrolled(sources)) return { rows: [], isEnrolled: true }
  return { rows: planFor(sources, rulesInUse(rulesWith(edited)), dayOf(now(), zone)), isEnrolled: false }
}

/** By what the student's own home chooses the next step. */
export async function saidByPlanOf(call: Call, student: string, stages: readonly StageView[]): Promise<PlanSays> {
  const { rows, ...said } = await rowsOf(call, student, stages)
  return { ...said, ...saidByRows(rows) }
}

export async function planLinesOf(
  call: Pick<Call, 'db' | 'now'>,
  student: string,
  stages: readonly StageView[],
): Promise<PlanLine[]> {
  return shownRows((await rowsOf(call, student, stages)).rows).map(({ thing, name, when, isEstimated, row }) => ({
    thing,
    name,
    when: whenWords(when),
    limit: limitOf({ when, isEstimated, row })?.toString() ?? null,
    word: row.isDone ? 'done' : (row.word ?? null),
    isEstimated,
  }))
}

// The days that the plan knows of one student, from the profile, the steps and what the student said.

export async function planSourcesOf(
  { db }: Pick<Call, 'db'>,
  student: string,
  stages: readonly StageView[],
): Promise<{ sources: PlanSources; zone: string | undefined }> {
  const [[known], days] = await Promise.all([
    db
      .select({ zone: people.zone, profile: profiles, intake: onboardings.cycle })
      .from(people)
      .leftJoin(profiles, eq(profiles.owner, people.id))
      .leftJoin(onboardings, eq(onboardings.owner, people.id))
      .where(eq(people.id, student)),
    db.select().from(planDays).where(eq(planDays.owner, student)),
  ])
  return {
    sources: { stages, profile: profileOf(known?.profile, known?.intake ?? null), days: days.map(planDayOf) },
    zone: known?.zone ?? undefined,
  }
}

export const planKnownOf = async (call: Call, stages: readonly StageView[]): Promise<Known> =>
  knownOf((await planSourcesOf(call, call.caller.id, stages)).sources)
