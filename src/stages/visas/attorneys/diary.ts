// The times that are offered, made from each attorney's hours, and which of them a student can take.
import { and, asc, eq, gt, isNull, notInArray } from 'drizzle-orm'
import { freePlace, type Place } from '#src/features/appointments/bookings.ts'
import { isPast, slotStarts } from '#src/features/appointments/rules.ts'
import { freeSlots, offerSlots, slotRows } from '#src/features/appointments/slots.ts'
import type { Slot } from '#src/features/appointments/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { foundIn, Refusal, type Problem } from '#src/wire/problem.ts'
import { slotPast, slotTaken } from './contract.ts'
import { daysAhead, shortestNotice } from './rules.ts'
import { attorneyDiary, attorneys, attorneySlots } from './tables.ts'

export type Attorney = typeof attorneys.$inferSelect
/** Whom a call is with and when. */
export type Offered = { attorney: Attorney; slot: Slot }

/** Of an invented attorney only the sandbox takes money. */
export const takesPaid = (
  { settings }: Pick<Services, 'settings'>,
  { isEngaged }: Pick<Attorney, 'isEngaged'>,
): boolean => isEngaged || settings.SAFAR_RAZORPAY_KEY === undefined

/**
 * One verb changes the diary at a time. Calls are few, and a move touches two times: so no two verbs wait for each other,
 * and new hours never meet a booking half way. Two unique indexes alone would let two students who exchange times wait for
 * each other's rows. With hundreds of calls a minute the lock would be the row of one attorney.
 */
export async function lockDiary(tx: Transaction): Promise<void> {
  await tx.select({ id: attorneys.id }).from(attorneys).orderBy(asc(attorneys.id)).for('no key update')
}

/** Offers what follows from the hours of the coming weeks, and withdraws what does not. Booked calls stay. */
export async function writeSlots(change: Pick<Change, 'tx'>, { now }: Pick<Services, 'now'>, attorney: Attorney) {
  const at = now()
  const starts = slotStarts(attorney, dayOf(at, attorney.zone), daysAhead + 1).filter(start => !isPast(start, at))
  await change.tx
    .update(attorneySlots)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(attorneySlots.host, attorney.id),
        gt(attorneySlots.startTime, at),
        isNull(attorneySlots.withdrawnAt),
        starts.length === 0 ? undefined : notInArray(attorneySlots.startTime, starts),
      ),
    )
  await offerSlots(change, attorneySlots, slotRows(attorney.id, starts))
}

/** As time goes on, further days come within reach. */
export const writeAllSlots = (services: Pick<Services, 'change' | 'now'>): Promise<void> =>
  services.change(async change => {
    await lockDiary(change.tx)
    for (const attorney of await change.tx.select().from(attorneys)) await writeSlots(change, services, attorney)
  })

/** Free times that are not too near. */
export async function freeTimes(db: Queries, now: Temporal.Instant): Promise<Slot[]> {
  const rows = await freeSlots(db, attorneyDiary, now.add(shortestNotice))
  return rows.map(({ slot }) => slot)
}

/** One that is offered and not too near. Whether it is free, `placeAt` finds out. */
export async function offeredAt(tx: Queries, now: Temporal.Instant, agent: string, start: string): Promise<Offered> {
  const attorney = foundIn(await tx.select().from(attorneys).where(eq(attorneys.id, agent)))
  const startTime = Temporal.Instant.from(start)
  if (isPast(startTime, now.add(shortestNotice))) throw new Refusal(slotPast)
  const slot = await slotAt(tx, agent, startTime)
  if (slot === undefined) throw new Refusal(slotTaken)
  return { attorney, slot }
}

export async function slotAt(tx: Queries, agent: string, startTime: Temporal.Instant): Promise<Slot | undefined> {
  const isAt = and(eq(attorneySlots.host, agent), eq(attorneySlots.startTime, startTime))
  const [slot] = await tx
    .select()
    .from(attorneySlots)
    .where(and(isAt, isNull(attorneySlots.withdrawnAt)))
  return slot
}

export async function placeAt(
  tx: Transaction,
  { id }: Slot,
  now: Temporal.Instant,
  whyNot: Problem = slotTaken,
): Promise<Place> {
  const place = await freePlace(tx, attorneyDiary, id, now)
  if (place === undefined) throw new Refusal(whyNot)
  return place
}
