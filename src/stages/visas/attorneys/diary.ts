// The times that are offered, made from each attorney's hours, and who has taken which.
import { and, asc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { House } from '#src/platform/house.ts'
import { dayOf } from '#src/values/dates.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { slotPast, slotTaken } from './contract.ts'
import { daysAhead, shortestNotice, slotStarts } from './rules.ts'
import { attorneyReservations, attorneys, attorneySlots } from './tables.ts'

export type Attorney = typeof attorneys.$inferSelect
export type Slot = typeof attorneySlots.$inferSelect
export type Place = { attorney: Attorney; slot: Slot }

/** Of an invented attorney only the sandbox takes money. */
export const takesPaid = ({ settings }: Pick<House, 'settings'>, { isEngaged }: Pick<Attorney, 'isEngaged'>): boolean =>
  isEngaged || settings.SAFAR_RAZORPAY_KEY === undefined

/**
 * One pair of hands on the diary at a time. Calls are few, and whoever moves one touches two slots: so nothing
 * can wait crosswise, and new hours never meet a booking half way.
 */
export async function takeDiary(tx: Transaction): Promise<void> {
  await tx.select({ id: attorneys.id }).from(attorneys).orderBy(asc(attorneys.id)).for('no key update')
}

/** Offers what follows from the hours of the coming weeks, and withdraws what does not. Booked calls stand. */
export async function writeSlots({ tx }: Pick<Change, 'tx'>, { now }: Clock, attorney: Attorney): Promise<void> {
  const at = now()
  const starts = slotStarts(attorney, dayOf(at, attorney.zone), daysAhead + 1).filter(isAfter(at))
  const isAhead = and(eq(attorneySlots.attorney, attorney.id), gt(attorneySlots.startTime, at))
  await tx
    .update(attorneySlots)
    .set({ withdrawnAt: at })
    .where(
      and(
        isAhead,
        isNull(attorneySlots.withdrawnAt),
        starts.length === 0 ? undefined : notInArray(attorneySlots.startTime, starts),
      ),
    )
  if (starts.length === 0) return
  await tx
    .insert(attorneySlots)
    .values(starts.map(startTime => ({ attorney: attorney.id, startTime })))
    .onConflictDoUpdate({ target: [attorneySlots.attorney, attorneySlots.startTime], set: { withdrawnAt: null } })
}

/** As time goes on, further days come within reach. */
export const writeAllSlots = (house: Pick<House, 'change' | 'now'>): Promise<void> =>
  house.change(async change => {
    await takeDiary(change.tx)
    for (const attorney of await change.tx.select().from(attorneys)) await writeSlots(change, house, attorney)
  })

type Clock = Pick<House, 'now'>

const isAfter = (at: Temporal.Instant) => (start: Temporal.Instant) => Temporal.Instant.compare(start, at) > 0

/** Free times that are not too near, of these attorneys or of all. */
export async function freeSlots(db: Queries, now: Temporal.Instant, ids?: readonly string[]): Promise<Slot[]> {
  const taken = db
    .select({ slot: attorneyReservations.slot })
    .from(attorneyReservations)
    .where(isNull(attorneyReservations.releasedAt))
  return db
    .select()
    .from(attorneySlots)
    .where(
      and(
        isNull(attorneySlots.withdrawnAt),
        gt(attorneySlots.startTime, now.add(shortestNotice)),
        notInArray(attorneySlots.id, taken),
        ids === undefined ? undefined : inArray(attorneySlots.attorney, [...ids]),
      ),
    )
    .orderBy(attorneySlots.startTime)
}

/** One that is offered and not too near. Whether somebody has it, `reserve` finds out. */
export async function offeredPlace(tx: Queries, now: Temporal.Instant, agent: string, start: string): Promise<Place> {
  const [attorney] = await tx.select().from(attorneys).where(eq(attorneys.id, agent))
  if (attorney === undefined) throw new Refusal(notFound)
  const startTime = Temporal.Instant.from(start)
  if (Temporal.Instant.compare(startTime, now.add(shortestNotice)) <= 0) throw new Refusal(slotPast)
  const slot = await slotAt(tx, agent, startTime)
  if (slot === undefined) throw new Refusal(slotTaken)
  return { attorney, slot }
}

export async function slotAt(tx: Queries, agent: string, startTime: Temporal.Instant): Promise<Slot | undefined> {
  const [slot] = await tx
    .select()
    .from(attorneySlots)
    .where(
      and(eq(attorneySlots.attorney, agent), eq(attorneySlots.startTime, startTime), isNull(attorneySlots.withdrawnAt)),
    )
  return slot
}

/** The unique slot holds, whoever else reaches for it. Answers whether it was free. */
export async function reserve(tx: Queries, call: string, { id: slot }: Slot, at: Temporal.Instant): Promise<boolean> {
  const made = await tx
    .insert(attorneyReservations)
    .values({ call, slot, reservedAt: at })
    .onConflictDoNothing({ target: attorneyReservations.slot, where: sql`released_at is null` })
    .returning({ id: attorneyReservations.id })
  return made.length > 0
}

export async function release(tx: Queries, call: string, at: Temporal.Instant): Promise<void> {
  await tx
    .update(attorneyReservations)
    .set({ releasedAt: at })
    .where(and(eq(attorneyReservations.call, call), isNull(attorneyReservations.releasedAt)))
}
