// A word and a letter a day and an hour before a call. Which are due is read from the clock; each is a row first, so
// that of two processes one sends it. A call that is moved has another reservation, and is reminded of anew.
import { eq, inArray, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { House } from '#src/platform/house.ts'
import { placedCalls } from './calls.ts'
import { attorneyCalls, attorneyReminders, attorneyReservations, attorneySlots } from './tables.ts'
import { tell } from './telling.ts'

const batch = 200

export async function remindAll(house: House): Promise<void> {
  let sent = 0
  do sent = await house.change(change => remindSome(change, house))
  while (sent === batch)
}

async function remindSome(change: Change, house: House): Promise<number> {
  const claimed = await claim(change, house.now())
  if (claimed.length === 0) return 0
  const reservations = await change.tx
    .select({ id: attorneyReservations.id, call: attorneyReservations.call })
    .from(attorneyReservations)
    .where(
      inArray(
        attorneyReservations.id,
        claimed.map(({ reservation }) => reservation),
      ),
    )
  const kinds = new Map(claimed.map(({ reservation, kind }) => [reservation, kind]))
  for (const { id, call } of reservations) {
    for (const placed of await placedCalls(change.tx, eq(attorneyCalls.id, call))) {
      await tell(change, house, placed, kinds.get(id) ?? 'hour')
    }
  }
  return claimed.length
}

/** Due to those who had the time before the reminder's own hour; the others have just been told. */
async function claim({ tx }: Change, at: Temporal.Instant) {
  const now = sql`${at.toString()}::timestamptz`
  const due = tx
    .select({
      reservation: attorneyReservations.id,
      kind: sql<'day' | 'hour'>`plan.kind`.as('kind'),
      sentAt: sql<Temporal.Instant>`${now}`.as('sent_at'),
    })
    .from(attorneyReservations)
    .innerJoin(attorneySlots, eq(attorneySlots.id, attorneyReservations.slot))
    .innerJoin(attorneyCalls, eq(attorneyCalls.id, attorneyReservations.call))
    .innerJoin(
      sql`(values ('day', interval '1 day', interval '1 hour'), ('hour', interval '1 hour', interval '0')) as plan (kind, "from", until)`,
      sql`${now} >= ${attorneySlots.startTime} - plan."from" and ${now} < ${attorneySlots.startTime} - plan.until`,
    )
    .where(
      sql`${attorneyReservations.releasedAt} is null and ${attorneyCalls.confirmedAt} is not null and ${attorneyCalls.endedAt} is null
        and ${attorneyReservations.reservedAt} <= ${attorneySlots.startTime} - plan."from"
        and not exists (select 1 from ${attorneyReminders} r where r.reservation = ${attorneyReservations.id} and r.kind = plan.kind)`,
    )
    .limit(batch)
  return tx
    .insert(attorneyReminders)
    .select(due)
    .onConflictDoNothing()
    .returning({ reservation: attorneyReminders.reservation, kind: attorneyReminders.kind })
}
