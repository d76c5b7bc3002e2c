import { and, eq, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services, Call } from '#src/platform/services.ts'
import { isAtUniversity } from '#src/features/universities/facts.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { mergeContacts } from './service.ts'

type Contact = { email?: string; phone: string; isHomeCountryPhoneNumber: boolean }

/** What somebody signed up with is also where they can be reached. */
export async function noteContact(
  { tx }: Change,
  { now }: Pick<Services, 'now'>,
  person: { id: string },
  contact: Contact,
): Promise<void> {
  await mergeContacts(tx, person.id, now(), {
    ...(contact.email !== undefined && {
      [(await isAtUniversity(tx, contact.email)) ? 'universityEmail' : 'personalEmail']: contact.email,
    }),
    [contact.isHomeCountryPhoneNumber ? 'homeCountryPhone' : 'destinationCountryPhone']: contact.phone,
  })
}

/** Nothing is written where it is known already: every page may say it. */
export const setZone = (call: Call, { zone }: { zone: string }): Promise<void> =>
  call.change(async ({ tx, announce }) => {
    const moved = await tx
      .update(people)
      .set({ zone })
      .where(and(eq(people.id, call.caller.id), sql`${people.zone} is distinct from ${zone}`))
      .returning({ id: people.id })
    await tx
      .update(sessions)
      .set({ zone })
      .where(and(eq(sessions.id, call.caller.sessionId), sql`${sessions.zone} is distinct from ${zone}`))
    // What is past, and what is due, follows from the day it is there.
    if (moved.length > 0) await announce(`person:${call.caller.id}`, 'session', 'journey', 'vaccines')
  })
