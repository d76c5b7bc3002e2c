import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { happenings } from '#src/features/progress/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { Refusal } from '#src/wire/problem.ts'
import { visaAppointments, visaRoundPast, visaRounds } from '#src/stages/visas/rounds/tables.ts'
import { isStanding } from '#src/stages/visas/rounds/present.ts'
import { paperTicks } from '#src/stages/visas/compile-docs/tables.ts'
import { hasForm, putAwayForm, putBackForm } from '#src/stages/visas/numbers/form.ts'
import { latestOutcome, outcomesNow } from '../outcomes.ts'
import { interviewOutcomes } from '../tables.ts'
import { notRefused, roundBegun, type RoundsView } from '../contract.ts'
import { isPaperAgain } from '#src/features/papers/rules.ts'
import { doneAgain, stays, type RefusalReason } from '#src/stages/visas/rounds/rules.ts'

type Started = { number: number; why: RefusalReason }

/** Of the application in which they are now. */
export async function roundsOf(call: Call): Promise<RoundsView> {
  const { db, caller } = call
  const owner = caller.id
  const started = await db.select().from(visaRounds).where(eq(visaRounds.owner, owner)).orderBy(asc(visaRounds.number))
  const last = started.at(-1)
  return {
    number: last?.number ?? 1,
    canBeUndone: last !== undefined && !(await isBegun(db, call)),
    started: started.map(({ number, refusedAt, startedAt, why }) => ({
      number,
      why,
      refusedAt: momentOf(refusedAt),
      startedAt: momentOf(startedAt),
    })),
  }
}

export const start = (call: Call, { number, why }: Started): Promise<void> =>
  change(call, async ({ tx }) => {
    const owner = call.caller.id
    const present = await presentNumber(tx, owner)
    if (number <= present) return
    const said = await latestOutcome(tx, owner)
    if (number !== present + 1 || said?.outcome !== 'Rejected') throw new Refusal(notRefused)
    const refusedAt = said.enteredAt
    // A server whose clock is behind begins it after the refusal all the same.
    const startedAt = latest(call.now(), refusedAt.add({ milliseconds: 1 }))
    await tx.insert(visaRounds).values({ owner, number, startedAt, refusedAt, why })
    await putAway(tx, owner, number)
    await putAwayForm(tx, call, number)
  })

export const undo = (call: Call, { number }: Pick<Started, 'number'>): Promise<void> =>
  change(call, async ({ tx }) => {
    const owner = call.caller.id
    const present = await presentNumber(tx, owner)
    if (number > present) return
    if (number < present || (await isBegun(tx, call))) throw new Refusal(roundBegun)
    await putBack(tx, owner, number)
    await putBackForm(tx, call, number)
    await tx.delete(visaRounds).where(and(eq(visaRounds.owner, owner), eq(visaRounds.number, number)))
  })

async function presentNumber(tx: Queries, owner: string): Promise<number> {
  const [last] = await tx
    .select({ number: visaRounds.number })
    .from(visaRounds)
    .where(eq(visaRounds.owner, owner))
    .orderBy(desc(visaRounds.number))
    .limit(1)
  return last?.number ?? 1
}

const latest = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) < 0 ? other : one

/** Anything that would be lost with the application. */
async function isBegun(db: Queries, call: Call): Promise<boolean> {
  const owner = call.caller.id
  const [outcomes, appointments, marks, ticks, isFormGiven] = await Promise.all([
    db.$count(interviewOutcomes, outcomesNow(owner)),
    db.$count(visaAppointments, isStanding(owner)),
    db.$count(happenings, marksOf(owner, doneAgain)),
    ticksAgain(db, owner),
    hasForm(db, call),
  ])
  return isFormGiven || outcomes + appointments + marks + ticks.length > 0
}

const marksOf = (owner: string, steps: readonly string[]) =>
  and(
    eq(happenings.owner, owner),
    eq(happenings.stage, stage),
    inArray(happenings.what, ['marked', 'done-before']),
    inArray(happenings.step, [...steps]),
  )

async function ticksAgain(db: Queries, owner: string) {
  const ticks = await db.select().from(paperTicks).where(eq(paperTicks.owner, owner))
  return ticks.filter(({ paper }) => isPaperAgain(paper))
}

const stage = 'visas'
/** What is noted of the stage as a whole. */
const whole = ''

/** Marks and ticks of the application before: they count no more, and are kept. */
async function putAway(tx: Transaction, owner: string, number: number): Promise<void> {
  const marks = await tx
    .delete(happenings)
    .where(marksOf(owner, [...doneAgain, whole]))
    .returning()
  const ticks = await ticksAgain(tx, owner)
  const papers = ticks.map(({ paper }) => paper)
  await tx.delete(paperTicks).where(and(eq(paperTicks.owner, owner), inArray(paperTicks.paper, papers)))
  const past = [
    ...marks.map(({ what, step, at, way }) => ({
      kind: what === 'marked' ? ('marked' as const) : ('done-before' as const),
      name: step,
      at,
      way,
    })),
    ...ticks.map(({ paper, tickedAt }) => ({ kind: 'tick' as const, name: paper, at: tickedAt, way: null })),
  ]
  if (past.length > 0) await tx.insert(visaRoundPast).values(past.map(one => ({ owner, number, ...one })))
  const before = marks.find(({ step, way }) => step === whole && way === null)
  if (before !== undefined) {
    const { what, at } = before
    await tx
      .insert(happenings)
      .values(stays.map(step => ({ owner, stage, what, step, at })))
      .onConflictDoNothing()
  }
}

async function putBack(tx: Transaction, owner: string, number: number): Promise<void> {
  const past = await tx
    .delete(visaRoundPast)
    .where(and(eq(visaRoundPast.owner, owner), eq(visaRoundPast.number, number)))
    .returning()
  for (const { kind, name, at, way } of past) {
    if (kind === 'tick') await tx.insert(paperTicks).values({ owner, paper: name, tickedAt: at }).onConflictDoNothing()
    else await tx.insert(happenings).values({ owner, stage, what: kind, step: name, at, way }).onConflictDoNothing()
  }
}

/** One at a time for each person, as what the officer said is. */
async function change(call: Call, verb: (changing: Change) => Promise<void>): Promise<void> {
  const { id } = call.caller
  // Fetched now, as within the transaction it would take a second connection.
  await call.vault.keyOf(id)
  return call.change(async changing => {
    await changing.tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update')
    await verb(changing)
    await changing.announce(`person:${id}`, 'journey', 'post-interview', 'visas')
  })
}
