import { and, eq, isNull } from 'drizzle-orm'
import { change as changeProfile } from '#src/features/people/person/service.ts'
import { isThing } from '#src/plan/things.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { Refusal } from '#src/wire/problem.ts'
import { dayWrong, keptElsewhere, thingUnknown, type planContract, type PlanDaysView } from './contract.ts'
import { canBeDone, dayProblem, daysOfProfile, isGivenHere, type ReadFrom } from './days/rules.ts'
import { deferralsOf } from './deferral/service.ts'
import { planDays } from './tables.ts'

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
