import { and, eq, isNotNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { OpenCall } from '#src/platform/services.ts'
import { endSession, endSessionsOf, openSession } from '#src/platform/identity/sessions.ts'
import { nameIn } from '#src/platform/identity/naming.ts'
import { people, staff, type ProofKind, sessions } from '#src/platform/identity/tables.ts'
import type { SessionView } from './contract.ts'
import { happenings } from '../progress/tables.ts'
import { noteBrowser } from './known-browsers.ts'
import { passkeys, totpKeys } from './tables.ts'

export type Person = typeof people.$inferSelect
type NewPerson = Omit<typeof people.$inferInsert, 'id' | 'createdAt' | 'isGuest'>

export const personByEmail = async (db: Queries, email: string): Promise<Person | undefined> =>
  (await db.select().from(people).where(eq(people.email, email)))[0]

export const personByPhone = async (db: Queries, phone: string): Promise<Person | undefined> =>
  (await db.select().from(people).where(eq(people.phone, phone)))[0]

export async function addPerson(
  { tx }: Change,
  call: OpenCall,
  person: NewPerson & { isGuest?: boolean },
): Promise<Person> {
  const [made] = await tx
    .insert(people)
    .values({ ...person, createdAt: call.now() })
    .returning()
  if (made === undefined) throw new Error('The person was not written.')
  return made
}

/**
 * A guest keeps their id when they make an account, so none of their rows has to move: the upgrade is this one
 * update. Their old cookies end with it.
 */
export async function becomeSomebody(change: Change, call: OpenCall, person: NewPerson): Promise<Person> {
  const { caller } = call
  if (caller?.isGuest !== true) return addPerson(change, call, person)
  const [upgraded] = await change.tx
    .update(people)
    .set({ ...person, isGuest: false })
    .where(and(eq(people.id, caller.id), eq(people.isGuest, true)))
    .returning()
  if (upgraded === undefined) return addPerson(change, call, person)
  await endSessionsOf(change, caller.id)
  await change.announce(`person:${caller.id}`, 'session', 'journey')
  return upgraded
}

/** Signs the browser in as this person, and out of the account it was in before. */
export async function enter(change: Change, call: OpenCall, person: Person, how: ProofKind): Promise<() => void> {
  if (call.caller !== undefined) await endSession(change, call.caller.sessionId)
  const { agent } = call.request
  const opened = await openSession(change, { person: person.id, agent, how }, { now: call.now(), random: call.random })
  // A browser of the desk is not one of theirs.
  if (!person.isGuest && how !== 'desk-link') await noteBrowser(change, call, person.id)
  return () => call.request.holdSession(opened)
}

/** Given to staff alone: a student's pages do not hold it. */
const deskAddress = '/desk'

/** `session` says what was shown in it: without a second factor the desk is closed to staff. */
export async function viewOf(
  db: Queries,
  person: Person,
  session: { isAtDesk: boolean; provedBy: ProofKind; zone: string | null },
): Promise<SessionView> {
  const roles = await db.select({ role: staff.role }).from(staff).where(eq(staff.person, person.id))
  return {
    user: {
      id: person.id,
      firstName: person.firstName,
      name: nameIn(person, session.provedBy),
      primaryEmail: person.email,
      primaryPhone: person.phone,
      isAnonymous: person.isGuest,
      emailIsProved: person.emailVerifiedAt !== null,
      roles: roles.map(({ role }) => role),
      ...(person.zone !== null && { zone: person.zone }),
      ...(session.zone !== null && { zoneHere: session.zone }),
      ...(roles.length > 0 && { home: deskAddress, secondFactor: await secondFactorState(db, person.id, session) }),
      ...(person.cameFor === 'family' && !(await hasBegun(db, person.id)) && { beginsAt: familyAddress }),
      ...(session.provedBy === 'desk-link' && { cameByOurLink: true }),
    },
  }
}

const familyAddress = '/family'

const hasBegun = async (db: Queries, owner: string): Promise<boolean> =>
  (await db.$count(happenings, eq(happenings.owner, owner))) > 0

async function secondFactorState(db: Queries, person: string, { isAtDesk }: { isAtDesk: boolean }) {
  if (isAtDesk) return 'given'
  return (await hasSecondFactor(db, person)) ? 'missing' : 'not-set-up'
}

/** One transaction that ends with a browser signed in; the cookie is handed over once it is committed. */
export async function signInWith(
  call: OpenCall,
  how: ProofKind,
  verb: (change: Change) => Promise<Person>,
): Promise<SessionView> {
  const { view, hold } = await call.change(async change => {
    const person = await verb(change)
    const view = await viewOf(change.tx, person, { isAtDesk: how === 'passkey', provedBy: how, zone: null })
    return { view, hold: await enter(change, call, person, how) }
  })
  hold()
  return view
}

// Which second factors somebody has, and none after a phone was lost.

type Factors = { passkeys: number; hasApp: boolean }

async function factorsOf(db: Queries, person: string): Promise<Factors> {
  const [count, apps] = await Promise.all([
    db.$count(passkeys, eq(passkeys.person, person)),
    db.$count(totpKeys, and(eq(totpKeys.person, person), isNotNull(totpKeys.confirmedAt))),
  ])
  return { passkeys: count, hasApp: apps > 0 }
}

async function hasSecondFactor(db: Queries, person: string): Promise<boolean> {
  const { passkeys: count, hasApp } = await factorsOf(db, person)
  return hasApp || count > 0
}

/** For a phone that was lost: nothing of it opens anything any more, and what it opened is closed. */
export async function forgetFactors(tx: Transaction, person: string): Promise<boolean> {
  const gone = [
    ...(await tx.delete(passkeys).where(eq(passkeys.person, person)).returning({ person: passkeys.person })),
    ...(await tx.delete(totpKeys).where(eq(totpKeys.person, person)).returning({ person: totpKeys.person })),
  ]
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.person, person))
  return gone.length > 0
}
