import { useAll } from '#src/platform/database/limits.ts'
import { momentOf } from '#src/journey/moments.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Call, OpenCall } from '#src/platform/services.ts'
import type { EndReaches, Reach } from '#src/features/people/personal-data/sources.ts'
import { endSession, endSessionsOf, openBearer, type OpenedSession } from '#src/platform/identity/sessions.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { alreadyDone, notFound, Refusal } from '#src/wire/problem.ts'
import { guestFailed, tokenMakesNone, tooManyTries, type SessionView } from './contract.ts'
import { accountsFrom } from './limits.ts'
import { addPerson, signInWith, viewOf } from './people.ts'

export async function session(call: Pick<OpenCall, 'caller' | 'db'>): Promise<SessionView> {
  const { caller } = call
  const [person] = caller === undefined ? [] : await call.db.select().from(people).where(eq(people.id, caller.id))
  return person === undefined ? { user: null } : viewOf(call.db, person, shownIn(caller))
}

const shownIn = (caller: OpenCall['caller']) => ({
  isAtDesk: caller !== undefined && caller.roles.length > 0,
  provedBy: caller?.provedBy ?? 'guest',
  zone: caller?.sessionZone ?? null,
})

export async function signInAsGuest(call: OpenCall): Promise<SessionView> {
  if (call.caller !== undefined && !call.caller.isGuest) throw new Refusal(guestFailed)
  if (call.caller?.isGuest === true) return session(call)
  await useAll(call.limits, accountsFrom(call.request.origin), tooManyTries)
  return signInWith(call, 'guest', change => addPerson(change, call, { isGuest: true }))
}

export async function signOut(call: OpenCall): Promise<void> {
  const { caller } = call
  // Before the row goes, which a database without room may refuse: this browser forgets it in any case.
  call.request.dropSession()
  if (caller !== undefined) await call.change(change => endSession(change, caller.sessionId))
}

export async function bearer(call: Call): Promise<{ token: string; expiresAt: string }> {
  const made: OpenedSession[] = []
  // Not the transaction's answer, which may be kept for a repeated call: only the token's hash is.
  await call.change(async change => {
    const opened = await openBearer(change, call.caller, { now: call.now(), random: call.random })
    if (opened === undefined) throw new Refusal(tokenMakesNone)
    made.push(opened)
  })
  const [opened] = made
  if (opened === undefined) throw new Refusal(alreadyDone)
  return { token: opened.token, expiresAt: momentOf(opened.expiresAt) }
}

export async function listSessions(call: Call) {
  const rows = await call.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.person, call.caller.id), gt(sessions.expiresAt, call.now())))
    .orderBy(desc(sessions.createdAt))
    .limit(100)
  return rows.map(row => ({
    id: row.id,
    agent: row.agent,
    createdAt: momentOf(row.createdAt),
    usedAt: momentOf(row.usedAt ?? row.createdAt),
    zone: row.zone,
    /** Ends by itself then; a token for a program, where there is a session that it belongs to. */
    expiresAt: momentOf(row.expiresAt),
    isToken: row.parent !== null,
    isThisOne: row.id === call.caller.sessionId,
  }))
}

/** The same, as ways by which data can be reached. */
export async function sessionReaches(call: Call): Promise<Reach[]> {
  return (await listSessions(call)).map(({ agent, createdAt, expiresAt, usedAt, zone, isToken, isThisOne }) => ({
    kind: isToken ? 'token' : 'session',
    name: agent,
    since: createdAt,
    until: expiresAt,
    usedAt,
    zone,
    isThisOne,
  }))
}

/** Tokens hang on a session; that of this session go as well. */
export const endOtherSessions: EndReaches = (services, person, except) =>
  services.change(change => endSessionsOf(change, person, except))

export async function revoke(call: Call, { id }: { id: string }): Promise<void> {
  const [own] = await call.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.person, call.caller.id)))
  if (own === undefined) throw new Refusal(notFound)
  await call.change(change => endSession(change, own.id))
}
