// The calls of students, each with the slot that it has, or had last.
import { and, desc, eq, exists, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import { ownedByUnproved, unprovedHoldHours } from '#src/platform/identity/proved.ts'
import { people } from '#src/platform/identity/tables.ts'
import { release, takeDiary, type Attorney, type Slot } from './diary.ts'
import { slotMinutes, type Ending } from './rules.ts'
import { attorneyCalls, attorneyReservations, attorneys, attorneySlots } from './tables.ts'

export type AttorneyCall = typeof attorneyCalls.$inferSelect
export type PlacedCall = { call: AttorneyCall; attorney: Attorney; slot: Slot }

const mostShown = 200

export async function placedCalls(db: Queries, which: SQL | undefined): Promise<PlacedCall[]> {
  const lastReservation = sql`(select r.id from ${attorneyReservations} r where r.call = ${attorneyCalls.id} order by r.id desc limit 1)`
  const rows = await db
    .select({ call: attorneyCalls, attorney: attorneys, slot: attorneySlots })
    .from(attorneyCalls)
    .innerJoin(attorneyReservations, eq(attorneyReservations.id, lastReservation))
    .innerJoin(attorneySlots, eq(attorneySlots.id, attorneyReservations.slot))
    .innerJoin(attorneys, eq(attorneys.id, attorneySlots.attorney))
    .where(which)
    .orderBy(desc(attorneyCalls.id))
    .limit(mostShown)
  return rows
}

export const endOf = ({ startTime }: Slot): Temporal.Instant => startTime.add({ minutes: slotMinutes })

/** Of two choices that one person makes at once, the second sees the first. Always the diary first, then the person. */
export async function oneAtATime(tx: Transaction, person: string): Promise<void> {
  await takeDiary(tx)
  await tx.select({ id: people.id }).from(people).where(eq(people.id, person)).for('no key update')
}

/** The call that has not ended; one whose time ran out is ended first. */
export async function openCall(change: Change, owner: string, now: Temporal.Instant): Promise<PlacedCall | undefined> {
  const [placed] = await placedCalls(change.tx, and(eq(attorneyCalls.owner, owner), isNull(attorneyCalls.endedAt)))
  if (placed === undefined) return undefined
  const over = overBy(placed, now)
  if (over === undefined) return placed
  await end(change, placed.call, { at: over.at, ending: over.ending })
  return undefined
}

function overBy(
  { call, slot }: PlacedCall,
  now: Temporal.Instant,
): { at: Temporal.Instant; ending: Ending } | undefined {
  const { heldUntil, confirmedAt } = call
  if (confirmedAt === null && heldUntil !== null && isPast(heldUntil, now)) return { at: heldUntil, ending: 'lapsed' }
  return confirmedAt !== null && isPast(endOf(slot), now) ? { at: endOf(slot), ending: 'passed' } : undefined
}

export const isPast = (moment: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(moment, now) <= 0

type End = { at: Temporal.Instant; ending: Ending; by?: string }

/** Its slot is free again, unless the call was held or has passed. */
export async function end(
  change: Change,
  { id, owner, sequence }: AttorneyCall,
  { at, ending, by }: End,
): Promise<void> {
  await change.tx
    .update(attorneyCalls)
    .set({ endedAt: at, ending, endedBy: by ?? null, sequence: sequence + 1 })
    .where(eq(attorneyCalls.id, id))
  await release(change.tx, id, at)
  await tellOf(change, owner)
}

/** Frees the times of those who did not pay in time. */
export async function lapseHolds(change: Change, now: Temporal.Instant): Promise<void> {
  const unpaid = await change.tx
    .select()
    .from(attorneyCalls)
    .where(and(isNull(attorneyCalls.endedAt), isNull(attorneyCalls.confirmedAt), lte(attorneyCalls.heldUntil, now)))
  for (const call of unpaid) await end(change, call, { at: call.heldUntil ?? now, ending: 'lapsed' })
}

/** Free calls of accounts that nobody has confirmed within a day: whoever makes many of them would leave nobody a time. */
export async function unprovedCalls(db: Queries, now: Temporal.Instant): Promise<PlacedCall[]> {
  const unproved = db.select({ id: people.id }).from(people).where(ownedByUnproved(attorneyCalls.owner))
  return placedCalls(
    db,
    and(
      isNull(attorneyCalls.endedAt),
      eq(attorneyCalls.kind, 'free'),
      lte(attorneyCalls.askedAt, now.subtract({ hours: unprovedHoldHours })),
      exists(unproved),
    ),
  )
}

/** Everybody who chooses a time sees what is free; the student and the desk see the call. */
export async function tellOf({ announce }: Change, owner: string): Promise<void> {
  await announce('all', 'attorneys')
  await announce(`person:${owner}`, 'journey')
}
