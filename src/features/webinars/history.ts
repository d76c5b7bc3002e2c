import { and, desc, eq } from 'drizzle-orm'
import type { HistorySource } from '../audit/actions.ts'
import { webinarEntries, webinarRegistrations, webinars, webinarSlots } from './tables.ts'

export const webinarHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ registration: webinarRegistrations, title: webinars.title, enteredAt: webinarEntries.enteredAt })
    .from(webinarRegistrations)
    .innerJoin(webinarSlots, eq(webinarSlots.conferenceId, webinarRegistrations.conferenceId))
    .innerJoin(webinars, eq(webinars.id, webinarSlots.webinar))
    .leftJoin(
      webinarEntries,
      and(
        eq(webinarEntries.owner, webinarRegistrations.owner),
        eq(webinarEntries.conferenceId, webinarRegistrations.conferenceId),
      ),
    )
    .where(eq(webinarRegistrations.owner, student))
    .orderBy(desc(webinarRegistrations.registeredAt))
    .limit(100)
  return rows.flatMap(({ registration: { registeredAt, unregisteredAt }, title, enteredAt }) => [
    { at: registeredAt, what: `Registered for the webinar '${title}'` },
    { at: unregisteredAt, what: `Gave up a time of the webinar '${title}'` },
    { at: unregisteredAt === null ? enteredAt : null, what: `Came to the webinar '${title}'` },
  ])
}
