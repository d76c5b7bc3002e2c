import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { profiles, onboardings } from '#src/features/people/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { todayOf } from '#src/platform/today.ts'
import { intakesAfter } from '#src/values/intakes.ts'
import { Refusal } from '#src/wire/problem.ts'
import { planDays, planDaysBefore, planDeferrals } from '../tables.ts'
import { deferredAlready, intakeWrong, undoOver, type DeferralView } from '../contract.ts'
import { canStillBeUndone, isOfTheTerm } from './rules.ts'

export async function deferralsOf({ db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>): Promise<DeferralView[]> {
  const [deferrals, days] = await Promise.all([
    allOf(db, caller.id),
    db.select().from(planDaysBefore).where(eq(planDaysBefore.owner, caller.id)).orderBy(asc(planDaysBefore.day)),
  ])
  return deferrals.map(({ number, from, to, deferredAt }) => ({
    number,
    from,
    to,
    deferredAt: momentOf(deferredAt),
    canBeUndone: number === deferrals.length && canStillBeUndone(deferredAt, now()),
    days: days.filter(day => day.number === number).map(({ thing, day }) => ({ thing, day: day?.toString() ?? null })),
  }))
}

export const save = (call: Call, { number, intake }: { number: number; intake: string }): Promise<void> =>
  change(call, async ({ tx }) => {
    const owner = call.caller.id
    const deferrals = await allOf(tx, owner)
    const same = deferrals.find(one => one.number === number)
    if (same?.to === intake) return
    if (number !== deferrals.length + 1) throw new Refusal(deferredAlready)
    const [onboarding] = await tx.select().from(onboardings).where(eq(onboardings.owner, owner))
    const from = onboarding?.cycle ?? null
    if (from === null || !intakesAfter(from, todayOf(call)).some(({ id }) => id === intake))
      throw new Refusal(intakeWrong)
    await tx.insert(planDeferrals).values({ owner, number, from, to: intake, deferredAt: call.now() })
    await putAway(tx, owner, number)
    await tx.update(onboardings).set({ cycle: intake, updatedAt: call.now() }).where(eq(onboardings.owner, owner))
  })

export const undo = (call: Call, { number }: { number: number }): Promise<void> =>
  change(call, async ({ tx }) => {
    const owner = call.caller.id
    const deferrals = await allOf(tx, owner)
    if (number > deferrals.length) return
    const last = deferrals.at(-1)
    if (last?.number !== number || !canStillBeUndone(last.deferredAt, call.now())) throw new Refusal(undoOver)
    await putBack(call, tx, number)
    await tx
      .update(onboardings)
      .set({ cycle: last.from, updatedAt: call.now() })
      .where(and(eq(onboardings.owner, owner), eq(onboardings.cycle, last.to)))
    await tx.delete(planDeferrals).where(and(eq(planDeferrals.owner, owner), eq(planDeferrals.number, number)))
  })

/** All that was known of the old term, of the plan and of the profile. */
async function putAway(tx: Transaction, owner: string, number: number): Promise<void> {
  const [[profile], all] = await Promise.all([
    tx.select().from(profiles).where(eq(profiles.owner, owner)),
    tx.select().from(planDays).where(eq(planDays.owner, owner)),
  ])
  const given = all.filter(({ thing }) => isOfTheTerm(thing))
  const ofProfile = [
    { thing: 'programmeStart', day: profile?.programmeStart ?? null },
    { thing: 'flight', day: profile?.flightDate ?? null },
  ].filter(({ day }) => day !== null)
  const before = [
    ...given.map(({ thing, day, readFrom, doneAt }) => ({ thing, day, readFrom, doneAt })),
    ...ofProfile.map(one => ({ ...one, readFrom: 'typed' as const, doneAt: null })),
  ]
  if (before.length > 0) await tx.insert(planDaysBefore).values(before.map(one => ({ owner, number, ...one })))
  const things = given.map(({ thing }) => thing)
  await tx.delete(planDays).where(and(eq(planDays.owner, owner), inArray(planDays.thing, things)))
  await tx.update(profiles).set({ programmeStart: null, flightDate: null }).where(eq(profiles.owner, owner))
}

/** What was given since stays. */
async function putBack({ caller, now }: Call, tx: Transaction, number: number): Promise<void> {
  const owner = caller.id
  const before = await tx
    .delete(planDaysBefore)
    .where(and(eq(planDaysBefore.owner, owner), eq(planDaysBefore.number, number)))
    .returning()
  for (const { thing, day, readFrom, doneAt } of before) {
    if (thing === 'programmeStart')
      await tx
        .update(profiles)
        .set({ programmeStart: day })
        .where(and(eq(profiles.owner, owner), isNull(profiles.programmeStart)))
    else if (thing === 'flight')
      await tx
        .update(profiles)
        .set({ flightDate: day })
        .where(and(eq(profiles.owner, owner), isNull(profiles.flightDate)))
    else
      await tx.insert(planDays).values({ owner, thing, day, readFrom, doneAt, changedAt: now() }).onConflictDoNothing()
  }
}

const allOf = (db: Queries, owner: string) =>
  db.select().from(planDeferrals).where(eq(planDeferrals.owner, owner)).orderBy(asc(planDeferrals.number))

/** One at a time for each person. Doses and days to recharge are counted from the flight. */
const change = (call: Call, verb: (changing: Change) => Promise<void>): Promise<void> =>
  call.change(async changing => {
    const { id } = call.caller
    await changing.tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update')
    await verb(changing)
    await changing.announce(`person:${id}`, 'plan', 'profile', 'onboarding', 'journey', 'vaccines')
  })
