// A notification and a letter a day and an hour before a webinar.
import { eq, inArray, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { sendReminders } from '../appointments/reminders.ts'
import { notify } from '../notifications/notify.ts'
import * as copy from './copy.ts'
import { remind } from './letters.ts'
import { pageOf } from './rules.ts'
import { webinarReminders, webinarRegistrations, webinars, webinarSlots } from './tables.ts'

export const remindAll = (services: Services): Promise<void> =>
  sendReminders(services, {
    table: webinarReminders,
    upcoming: sql`select r.id as subject, s.start_time, greatest(r.registered_at, s.moved_at) as since
      from ${webinarRegistrations} r join ${webinarSlots} s on s.conference_id = r.conference_id
      where r.unregistered_at is null and s.cancelled_at is null`,
    send: async (change, kinds) => {
      const rows = await change.tx
        .select({ registration: webinarRegistrations, slot: webinarSlots, webinar: webinars })
        .from(webinarRegistrations)
        .innerJoin(webinarSlots, eq(webinarSlots.conferenceId, webinarRegistrations.conferenceId))
        .innerJoin(webinars, eq(webinars.id, webinarSlots.webinar))
        .where(inArray(webinarRegistrations.id, [...kinds.keys()]))
      for (const { registration, ...held } of rows) {
        const kind = kinds.get(registration.id) ?? 'hour'
        await notify(change, services, {
          to: registration.owner,
          type: 'webinar',
          ...copy.notifications[kind]({ title: held.webinar.title, times: copy.times(held.slot.startTime) }),
          href: pageOf(held.webinar.stage),
          endTime: held.slot.endTime,
          mail: false,
        })
        await remind(change, services, held, registration, kind)
      }
    },
  })
