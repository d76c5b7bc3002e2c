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
  await call.ports.webinars.register(conferenceId, await attendee(call))
  return call.change(async ({ tx, announce }) => {
    const made = await tx
      .insert(webinarRegistrations)
      .values({ owner: call.caller.id, conferenceId, registeredAt: call.now() })
      .onConflictDoNothing()
      .returning({ id: webinarRegistrations.id })
    if (made.length > 0) await announce(`person:${call.caller.id}`, 'journey', 'webinars')
    return {}
  })
}

export async function unregister(call: Call, { conferenceId }: Conference): Promise<Nothing> {
  await refuseUnregistered(call, conferenceId)
  await call.ports.webinars.unregister(conferenceId, await attendee(call))
  return call.change(async ({ tx, announce }) => {
    await tx.update(webinarRegistrations).set({ unregisteredAt: call.now() }).where(isMine(call, conferenceId))
    await announce(`person:${call.caller.id}`, 'journey', 'webinars')
    return {}
  })
}

export async function enter(call: Call, { conferenceId }: Conference) {
  await refuseUnregistered(call, conferenceId)
  return call.ports.webinars.enter(conferenceId, await attendee(call))
}

async function refuseUnregistered(call: Call, conferenceId: string): Promise<void> {
  const mine = await call.db.select().from(webinarRegistrations).where(isMine(call, conferenceId))
  if (mine.length === 0) throw new Refusal(notRegistered)
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

/** Who signed up by phone may have told an address since. */
async function attendee(call: Call): Promise<Attendee> {
  await call.limits.use(callsOf(call.caller.id))
  const [person] = await call.db
    .select({ firstName: people.firstName, lastName: people.lastName, email: people.email, contact: contacts.personalEmail })
    .from(people)
    .leftJoin(contacts, eq(contacts.owner, people.id))
    .where(eq(people.id, call.caller.id))
  const email = person?.email ?? person?.contact
  if (person === undefined || typeof email !== 'string' || email === '') throw new Refusal(emailMissing)
  return { email, firstName: person.firstName, lastName: person.lastName }
}
