// A time is locked before a place of it is taken; the index on time and place refuses a second student whatever happens.
import { and, desc, eq, exists, gt, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import { ownedByUnproved, unprovedHoldHours } from '#src/platform/identity/proved.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { AppointmentTable, Diary } from './tables.ts'

/** Of two choices that one person makes at once, the second sees the first. */
export const lockPerson = (tx: Transaction, person: string) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, person)).for('no key update')

export type Place = { slot: string; capacity: number; place: number }

/** The lowest free place of a time that is offered and begins after `notBefore`; undefined where there is none. */
export async function freePlace(
  tx: Transaction,
  { slots, appointments }: Diary,
  id: string,
  notBefore: Temporal.Instant,
): Promise<Place | undefined> {
  const [slot] = await tx
    .select()
    .from(slots)
    .where(and(eq(slots.id, id), isNull(slots.withdrawnAt), gt(slots.startTime, notBefore)))
    .for('update')
  if (slot === undefined) return undefined
  const rows = await tx
    .select({ place: appointments.place })
    .from(appointments)
    .where(and(eq(appointments.slot, id), isNull(appointments.endedAt)))
  const taken = new Set(rows.map(({ place }) => place))
  const { capacity } = slot
  const place = Array.from({ length: capacity }, (_, index) => index + 1).find(one => !taken.has(one))
  return place === undefined ? undefined : { slot: id, capacity, place }
}

type Kept = Pick<AppointmentTable['$inferSelect'], 'id' | 'sequence'>

/**
 * The same appointment at another time, and what is different of it. A calendar changes its event by the higher sequence.
 * Whoever moves one has locked its person.
 */
export async function moveAppointment(
  tx: Transaction,
  { appointments }: Diary,
  { id, sequence }: Kept,
  to: Place,
  at: Temporal.Instant,
) {
  const moved = { ...to, bookedAt: at, sequence: sequence + 1 }
  await tx.update(appointments).set(moved).where(eq(appointments.id, id))
  return moved
}

type End = { id: string; at: Temporal.Instant; ending: string; by?: string | undefined }

/** From then on its place is free. A calendar that holds the appointment is changed by the higher sequence. */
export const endAppointment = (tx: Transaction, { appointments }: Diary, { id, at, ending, by }: End) =>
  tx
    .update(appointments)
    .set({ endedAt: at, ending, endedBy: by ?? null, sequence: sql`${appointments.sequence} + 1` })
    .where(eq(appointments.id, id))

export const mostInDiary = 300

/** As the desk reads it: what has not ended, the earliest first; behind it what has, the latest first. */
export const diaryOrder = ({ slots: { startTime }, appointments: { endedAt } }: Diary): SQL[] => [
  sql`${endedAt} is not null`,
  sql`case when ${endedAt} is null then ${startTime} end`,
  desc(startTime),
]

/** Open appointments of accounts that nobody confirmed within a day: a script that makes many would leave nobody a time. */
export const heldByUnproved = (
  db: Queries,
  { owner, endedAt }: AppointmentTable,
  since: AnyPgColumn,
  now: Temporal.Instant,
): SQL | undefined =>
  and(
    isNull(endedAt),
    lte(since, now.subtract({ hours: unprovedHoldHours })),
    exists(db.select({ id: people.id }).from(people).where(ownedByUnproved(owner))),
  )
