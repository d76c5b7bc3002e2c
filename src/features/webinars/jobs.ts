import { z } from 'zod'
import { and, eq, isNull, inArray, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { ProviderRefusal } from '#src/platform/ports.ts'
import { sendReminders } from '../appointments/reminders.ts'
import { notify } from '../notifications/notify.ts'
import { slotNamed } from './slots.ts'
import { webinarRegistrations, webinarReminders, webinars, webinarSlots } from './tables.ts'
import * as copy from './copy.ts'
import { remind } from './letters.ts'
import { pageOf } from './rules.ts'

export const webinarJobs = (services: Services): JobKind[] => [
  releaseJob(services),
  describeJob(services),
  { name: 'webinar-reminders', cron: '* * * * *', work: () => remindAll(services) },
]

/** BigMarker hears what is held in a conference, however often that must be tried. */
export const describeLater = 'webinar-describe'

const describing = z.object({ slot: z.uuid() })

export const describeJob = ({ db, ports }: Pick<Services, 'db' | 'ports'>): JobKind => ({
  name: describeLater,
  work: async given => {
    const { webinar, slot } = await slotNamed(db, describing.parse(given).slot)
    const { conferenceId, startTime: start, endTime: end, agenda } = slot
    await ports.webinars
      .describe(conferenceId, { title: webinar.title, agenda, start, end })
      // A conference that is gone over there is gone however often it is cancelled.
      .catch(error => {
        if (!(error instanceof ProviderRefusal)) throw error
      })
  },
})

/** A registration that was given up here for another is given up at BigMarker, however often that must be tried. */
export const release = 'webinar-release'

const releasing = z.object({ registration: z.uuid() })

type Registration = typeof webinarRegistrations.$inferSelect

export const releaseJob = (services: Pick<Services, 'db' | 'ports'>): JobKind => ({
  name: release,
  work: async given => {
    const { registration } = releasing.parse(given)
    const [left] = await services.db
      .select()
      .from(webinarRegistrations)
      .where(eq(webinarRegistrations.id, registration))
    if (left === undefined || (await hasComeBack(services, left))) return
    await services.ports.webinars.unregister(left.conferenceId, attendeeIn(left)).catch(alreadyGone)
    // Chosen again while BigMarker was letting go: then it is to be there.
    if (await hasComeBack(services, left)) await services.ports.webinars.register(left.conferenceId, attendeeIn(left))
  },
})

const attendeeIn = ({ email }: Registration) => ({ email, firstName: email.slice(0, email.indexOf('@')), lastName: '' })

function alreadyGone(error: unknown): void {
  if (!(error instanceof ProviderRefusal)) throw error
}

const hasComeBack = async ({ db }: Pick<Services, 'db'>, { owner, conferenceId }: Registration): Promise<boolean> =>
  (await db.$count(
    webinarRegistrations,
    and(
      eq(webinarRegistrations.owner, owner),
      eq(webinarRegistrations.conferenceId, conferenceId),
      isNull(webinarRegistrations.unregisteredAt),
    ),
  )) > 0

/** A notification and a letter a day and an hour before a webinar. */
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
