import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { remindAll } from './reminders.ts'
import { z } from 'zod'
import { ProviderRefusal } from '#src/platform/ports.ts'
import { slotNamed } from './slots.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { webinarRegistrations } from './tables.ts'

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
