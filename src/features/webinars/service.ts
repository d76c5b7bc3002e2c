// BigMarker is asked first and outside a transaction: where it refuses, nothing is written here.
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Limit } from '../../platform/database/limits.ts'
import type { Call } from '../../platform/house.ts'
import { people } from '../../platform/identity/tables.ts'
import type { Attendee } from '../../platform/ports.ts'
import { Refusal } from '../../wire/problem.ts'
import type { Nothing } from '../../wire/shapes.ts'
import { contacts } from '../profile/person/tables.ts'
import { emailMissing, notRegistered } from './contract.ts'
import { webinarRegistrations } from './tables.ts'

type Conference = { conferenceId: string }

export async function registrations(call: Call) {
  const rows = await call.db
    .select()
    .from(webinarRegistrations)
    .where(and(eq(webinarRegistrations.owner, call.caller.id), isNull(webinarRegistrations.unregisteredAt)))
    .orderBy(desc(webinarRegistrations.id))
    .limit(200)
  return rows.map(({ owner, conferenceId, registeredAt }) => ({
    attendeeId: owner,
    conferenceId,
    didUnregister: false as const,
    registeredAt: registeredAt.toString({ smallestUnit: 'millisecond' }),
  }))
}

/** For BigMarker the same address registers once, so asking it again does no harm. */
export async function register(call: Call, { conferenceId }: Conference): Promise<Nothing> {
  const person = await attendee(call)
  await call.ports.webinars.register(conferenceId, person)
  return call.change(async ({ tx, announce }) => {
    const made = await tx
      .insert(webinarRegistrations)
      .values({ owner: call.caller.id, conferenceId, email: person.email, registeredAt: call.now() })
      .onConflictDoNothing()
      .returning({ id: webinarRegistrations.id })
    if (made.length > 0) await announce(`person:${call.caller.id}`, 'journey', 'webinars')
    return {}
  })
}

export async function unregister(call: Call, { conferenceId }: Conference): Promise<Nothing> {
  await call.ports.webinars.unregister(conferenceId, await registeredAttendee(call, conferenceId))
  return call.change(async ({ tx, announce }) => {
    await tx.update(webinarRegistrations).set({ unregisteredAt: call.now() }).where(isMine(call, conferenceId))
    await announce(`person:${call.caller.id}`, 'journey', 'webinars')
    return {}
  })
}

export const enter = async (call: Call, { conferenceId }: Conference) =>
  call.ports.webinars.enter(conferenceId, await registeredAttendee(call, conferenceId))

async function registeredAttendee(call: Call, conferenceId: string): Promise<Attendee> {
  const [registration] = await call.db.select().from(webinarRegistrations).where(isMine(call, conferenceId))
  if (registration === undefined) throw new Refusal(notRegistered)
  return { ...(await attendee(call)), email: registration.email }
}

const isMine = ({ caller }: Call, conferenceId: string) =>
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

/** Who signed up by phone may have told an address since, and no name yet. */
async function attendee(call: Call): Promise<Attendee> {
  await call.limits.use(callsOf(call.caller.id))
  const [person] = await call.db
    .select({ firstName: people.firstName, lastName: people.lastName, own: people.email, told: contacts.personalEmail })
    .from(people)
    .leftJoin(contacts, eq(contacts.owner, people.id))
    .where(eq(people.id, call.caller.id))
  const email = person?.own ?? person?.told ?? ''
  if (person === undefined || email === '') throw new Refusal(emailMissing)
  const firstName = person.firstName === '' ? email.slice(0, email.indexOf('@')) : person.firstName
  return { email, firstName, lastName: person.lastName }
}
