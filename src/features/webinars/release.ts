// A registration that was given up here for another is given up at BigMarker, however often that must be tried.
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { ProviderRefusal } from '#src/platform/ports.ts'
import { webinarRegistrations } from './tables.ts'

export const release = 'webinar-release'

const payload = z.object({ registration: z.uuid() })

type Registration = typeof webinarRegistrations.$inferSelect

export const releaseJob = (services: Pick<Services, 'db' | 'ports'>): JobKind => ({
  name: release,
  work: async given => {
    const { registration } = payload.parse(given)
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
