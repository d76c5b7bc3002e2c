// A word and a letter a day and an hour before the start. Which are due is read from the clock, so that after a pause
// nothing is missed; each is a row first, so that of two processes one sends it.
import { eq, inArray, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { House } from '#src/platform/house.ts'
import { notify } from '../notifications/notify.ts'
import * as copy from './copy.ts'
import { remind } from './letters.ts'
import { pageOf } from './rules.ts'
import { webinarReminders, webinarRegistrations, webinars, webinarSlots } from './tables.ts'

const batch = 200

export async function remindAll(house: House): Promise<void> {
  let sent = 0
  do sent = await house.change(change => remindSome(change, house))
  while (sent === batch)
}

async function remindSome(change: Change, house: House): Promise<number> {
  const claimed = await claim(change, house.now())
  if (claimed.length === 0) return 0
  const rows = await change.tx
    .select({ registration: webinarRegistrations, slot: webinarSlots, webinar: webinars })
    .from(webinarRegistrations)
    .innerJoin(webinarSlots, eq(webinarSlots.conferenceId, webinarRegistrations.conferenceId))
    .innerJoin(webinars, eq(webinars.id, webinarSlots.webinar))
    .where(
      inArray(
        webinarRegistrations.id,
        claimed.map(({ registration }) => registration),
      ),
    )
  const kinds = new Map(claimed.map(({ registration, kind }) => [registration, kind]))
  for (const { registration, ...held } of rows) {
    const kind = kinds.get(registration.id) ?? 'hour'
    await notify(change, house, {
      to: registration.owner,
      type: 'webinar',
      ...copy.notifications[kind]({ title: held.webinar.title, times: copy.times(held.slot.startTime) }),
      href: pageOf(held.webinar.stage),
      endTime: held.slot.endTime,
      mail: false,
    })
    await remind(change, house, held, registration, kind)
  }
  return claimed.length
}

/**
 * The later of the two that is due: who comes back after a pause is not told twice. A reminder is due to those who
 * registered before its hour; the others have just had the confirmation. The same holds from when a slot was moved.
 */
async function claim({ tx }: Change, at: Temporal.Instant) {
  const now = sql`${at.toString()}::timestamptz`
  const due = tx
    .select({
      registration: webinarRegistrations.id,
      kind: sql<'day' | 'hour'>`plan.kind`.as('kind'),
      startTime: webinarSlots.startTime,
      sentAt: sql<Temporal.Instant>`${now}`.as('sent_at'),
    })
    .from(webinarRegistrations)
    .innerJoin(webinarSlots, eq(webinarSlots.conferenceId, webinarRegistrations.conferenceId))
    .innerJoin(
      sql`(values ('day', interval '1 day', interval '1 hour'), ('hour', interval '1 hour', interval '0')) as plan (kind, "from", until)`,
      sql`${now} >= ${webinarSlots.startTime} - plan."from" and ${now} < ${webinarSlots.startTime} - plan.until`,
    )
    .where(
      sql`${webinarRegistrations.unregisteredAt} is null and ${webinarSlots.cancelledAt} is null
        and greatest(${webinarRegistrations.registeredAt}, ${webinarSlots.movedAt}) <= ${webinarSlots.startTime} - plan."from"
        and not exists (select 1 from ${webinarReminders} r where r.registration = ${webinarRegistrations.id}
          and r.kind = plan.kind and r.start_time = ${webinarSlots.startTime})`,
    )
    .limit(batch)
  return tx
    .insert(webinarReminders)
    .select(due)
    .onConflictDoNothing()
    .returning({ registration: webinarReminders.registration, kind: webinarReminders.kind })
}
