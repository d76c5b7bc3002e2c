// Who attends, and under which address BigMarker knows them.
import { and, eq, isNull } from 'drizzle-orm'
import type { Limit } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Attendee } from '#src/platform/ports.ts'
import { Refusal } from '#src/wire/problem.ts'
import { contacts } from '../people/tables.ts'
import { emailMissing, notRegistered } from './contract.ts'
import { webinarRegistrations } from './tables.ts'

export async function registeredAttendee(call: Call, conferenceId: string): Promise<Attendee> {
  const [registration] = await call.db.select().from(webinarRegistrations).where(isMine(call, conferenceId))
  if (registration === undefined) throw new Refusal(notRegistered)
  return { ...(await attendee(call)), email: registration.email }
}

export const isMine = ({ caller }: Call, conferenceId: string) =>
  and(
    eq(webinarRegistrations.owner, caller.id),
    eq(webinarRegistrations.conferenceId, conferenceId),
    isNull(webinarRegistrations.unregisteredAt),
  )

const callsOf = (person: string): Limit => ({
  key: `webinars:${person}`,
  most: 60,
  per: Temporal.Duration.from({ minutes: 10 }),
})

/** Who signed up by phone may have given an address since, and no name yet. */
export async function attendee(call: Call): Promise<Attendee> {
  await call.limits.use(callsOf(call.caller.id))
  const [person] = await call.db
    .select({
      firstName: people.firstName,
      lastName: people.lastName,
      own: people.email,
      contact: contacts.personalEmail,
    })
    .from(people)
    .leftJoin(contacts, eq(contacts.owner, people.id))
    .where(eq(people.id, call.caller.id))
  const email = person?.own ?? person?.contact ?? ''
  if (person === undefined || email === '') throw new Refusal(emailMissing)
  const firstName = person.firstName === '' ? email.slice(0, email.indexOf('@')) : person.firstName
  return { email, firstName, lastName: person.lastName }
}
