// The times that a host offers: added, withdrawn, and read with how many places of each are taken.
import { and, asc, eq, getTableName, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { invalidInput, notFound, Refusal, type Problem } from '#src/wire/problem.ts'
import { isClosedAt, isPast, slotMinutes, type ClosedDays } from './rules.ts'
import type { Diary, SlotTable } from './tables.ts'

const mostShown = 1500

/** How many places are taken. By the table's whole name: alone in a statement drizzle would write a bare "id". */
export const takenPlaces = ({ slots, appointments }: Diary) =>
  sql<number>`(select count(*)::int from ${appointments} booked
    where booked.slot = ${sql.identifier(getTableName(slots))}.id and booked.ended_at is null)`

/** Offered times that begin after a moment, the earliest first. */
export const offeredSlots = (db: Queries, diary: Diary, after: Temporal.Instant, ...where: (SQL | undefined)[]) =>
  db
    .select({ slot: diary.slots, taken: takenPlaces(diary) })
    .from(diary.slots)
    .where(and(isNull(diary.slots.withdrawnAt), gt(diary.slots.startTime, after), ...where))
    .orderBy(asc(diary.slots.startTime))
    .limit(mostShown)

/** Those with a place left. */
export const freeSlots = (db: Queries, diary: Diary, after: Temporal.Instant, ...where: (SQL | undefined)[]) =>
  offeredSlots(db, diary, after, gt(diary.slots.capacity, takenPlaces(diary)), ...where)

export const slotRows = (host: string, starts: readonly Temporal.Instant[], capacity = 1) =>
  starts.map(startTime => ({ host, startTime, endTime: startTime.add({ minutes: slotMinutes }), capacity }))

/** One that is there stays as it is; one that was withdrawn is offered again. */
export const offerSlots = async ({ tx }: Pick<Change, 'tx'>, slots: SlotTable, rows: ReturnType<typeof slotRows>) => {
  if (rows.length === 0) return
  await tx
    .insert(slots)
    .values(rows)
    .onConflictDoUpdate({ target: [slots.host, slots.startTime], set: { withdrawnAt: null } })
}

/** The times that staff typed, each once, where all are ahead, on a half hour, and on days that are open. */
export function startsTyped(
  startTimes: readonly string[],
  now: Temporal.Instant,
  closed: ClosedDays,
  words: Record<'ahead' | 'halfHour' | 'closed', string>,
): Temporal.Instant[] {
  const starts = [...new Set(startTimes)].map(time => Temporal.Instant.from(time))
  const refuse = (startTimes: string) => {
    throw new Refusal(invalidInput, { startTimes })
  }
  if (starts.some(start => isPast(start, now))) refuse(words.ahead)
  if (starts.some(({ epochMilliseconds }) => epochMilliseconds % (slotMinutes * 60_000) !== 0)) refuse(words.halfHour)
  if (starts.some(start => isClosedAt(start, closed))) refuse(words.closed)
  return starts
}

/** Only while nobody is booked: anyone who books locks the same row. */
export async function withdrawSlot(
  { tx }: Change,
  { slots, appointments }: Diary,
  id: string,
  { at, isBooked, where }: { at: Temporal.Instant; isBooked: Problem; where?: SQL | undefined },
): Promise<void> {
  const [slot] = await tx
    .select({ id: slots.id })
    .from(slots)
    .where(and(eq(slots.id, id), isNull(slots.withdrawnAt), where))
    .for('update')
  if (slot === undefined) throw new Refusal(notFound)
  const booked = and(eq(appointments.slot, id), isNull(appointments.endedAt))
  if ((await tx.$count(appointments, booked)) > 0) throw new Refusal(isBooked)
  await tx.update(slots).set({ withdrawnAt: at }).where(eq(slots.id, id))
}
