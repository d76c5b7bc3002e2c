// The calls of students, each with its attorney and its time.
import { and, desc, eq, isNull, lte, type SQL } from 'drizzle-orm'
import { endAppointment, heldByUnproved, lockPerson, mostInDiary } from '#src/features/appointments/bookings.ts'
import { isPast } from '#src/features/appointments/rules.ts'
import type { Slot } from '#src/features/appointments/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import { lockDiary, type Attorney } from './diary.ts'
import type { Ending } from './rules.ts'
import { attorneyCalls, attorneyDiary, attorneys, attorneySlots } from './tables.ts'

export type AttorneyCall = typeof attorneyCalls.$inferSelect
export type PlacedCall = { call: AttorneyCall; attorney: Attorney; slot: Slot }

/** What was booked last comes first, unless the order is another. */
export const placedCalls = (
  db: Queries,
  which: SQL | undefined,
  order: readonly SQL[] = [desc(attorneyCalls.id)],
): Promise<PlacedCall[]> =>
  db
    .select({ call: attorneyCalls, attorney: attorneys, slot: attorneySlots })
    .from(attorneyCalls)
    .innerJoin(attorneySlots, eq(attorneySlots.id, attorneyCalls.slot))
    .innerJoin(attorneys, eq(attorneys.id, attorneySlots.host))
    .where(which)
    .orderBy(...order)
    .limit(mostInDiary)

/** Of two choices that one person makes at once, the second sees the first. Always the diary first, then the person. */
export async function oneAtATime(tx: Transaction, person: string): Promise<void> {
  await lockDiary(tx)
  await lockPerson(tx, person)
}

/** The call that has not ended; one whose time ran out is ended first. */
export async function openCall(change: Change, owner: string, now: Temporal.Instant): Promise<PlacedCall | undefined> {
  const [placed] = await placedCalls(change.tx, and(eq(attorneyCalls.owner, owner), isNull(attorneyCalls.endedAt)))
  if (placed === undefined) return undefined
  const over = overBy(placed, now)
  if (over === undefined) return placed
  await end(change, placed.call, over)
  return undefined
}

function overBy(
  { call: { heldUntil, confirmedAt }, slot: { endTime } }: PlacedCall,
  now: Temporal.Instant,
): End | undefined {
  if (confirmedAt === null) {
    return heldUntil !== null && isPast(heldUntil, now) ? { at: heldUntil, ending: 'lapsed' } : undefined
  }
  return isPast(endTime, now) ? { at: endTime, ending: 'passed' } : undefined
}

type End = { at: Temporal.Instant; ending: Ending; by?: string }

export async function end(change: Change, { id, owner }: AttorneyCall, how: End): Promise<void> {
  await endAppointment(change.tx, attorneyDiary, { id, ...how })
  await announceCall(change, owner)
}

/** Frees the times of those who did not pay in time. */
export async function lapseHolds(change: Change, now: Temporal.Instant): Promise<void> {
  const unpaid = await change.tx
    .select()
    .from(attorneyCalls)
    .where(and(isNull(attorneyCalls.endedAt), isNull(attorneyCalls.confirmedAt), lte(attorneyCalls.heldUntil, now)))
  for (const call of unpaid) await end(change, call, { at: call.heldUntil ?? now, ending: 'lapsed' })
}

export const unprovedCalls = (db: Queries, now: Temporal.Instant): Promise<PlacedCall[]> =>
  placedCalls(db, and(eq(attorneyCalls.kind, 'free'), heldByUnproved(db, attorneyCalls, attorneyCalls.askedAt, now)))

/** Everybody who chooses a time sees what is free; the student and the desk see the call. */
export async function announceCall({ announce }: Change, owner: string): Promise<void> {
  await announce('all', 'attorneys')
  await announce(`person:${owner}`, 'journey')
}
