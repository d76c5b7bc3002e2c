import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import { homeZone } from '../../values/dates.ts'
import { deskRoles, type DeskRole } from '../../wire/route.ts'
import type { Change } from '../database/change.ts'
import type { Sql } from '../database/database.ts'
import { gathered } from '../database/gathered.ts'
import { factsVersion } from '../facts/version.ts'
import type { Caller } from '../house.ts'
import { lastSeen, sessions } from './tables.ts'
import { hashToken, newToken } from './tokens.ts'

type SessionRow = {
  token_hash: string
  id: string
  session_id: string
  first_name: string
  email: string | null
  phone: string | null
  is_guest: boolean
  zone: string | null
  proved_at: Date
  expires_at: Date
  roles: string[]
  bank: string | null
  cursor: string
  facts_version: string
}

/**
 * Who holds this token, asked of the database at every request: what was revoked is out at once.
 * One prepared statement for all who ask at the same moment, because every request pays for it.
 */
export async function readCaller(sql: Sql, token: string, now: Temporal.Instant): Promise<Caller | undefined> {
  const row = await sessionAt(sql, hashToken(token))
  return row === undefined || hasEnded(row, now) ? undefined : callerOf(row)
}

const sessionAt = gathered(async (sql: Sql, hashes: string[]) => {
  const rows = await sql<SessionRow[]>`
    select s.token_hash, p.id, s.id as session_id, p.first_name, p.email, p.phone, p.is_guest, p.zone, s.proved_at, s.expires_at,
      desk.roles, desk.bank, pg_current_snapshot()::text as cursor, ${factsVersion(sql)} as facts_version
    from sessions s join people p on p.id = s.person,
      lateral (select coalesce(array_agg(role), '{}') as roles, max(bank) as bank from staff where person = p.id) desk
    where s.token_hash = any(${hashes})`
  return new Map(rows.map(row => [row.token_hash, row]))
})

const hasEnded = (row: SessionRow, now: Temporal.Instant) => row.expires_at.getTime() <= now.epochMilliseconds

function callerOf(row: SessionRow): Caller {
  return {
    id: row.id,
    sessionId: row.session_id,
    firstName: row.first_name,
    email: row.email,
    phone: row.phone,
    isGuest: row.is_guest,
    zone: row.zone ?? homeZone,
    provedAt: Temporal.Instant.fromEpochMilliseconds(row.proved_at.getTime()),
    roles: row.roles.filter(isDeskRole),
    bank: row.bank,
    cursor: row.cursor,
    factsVersion: row.facts_version,
  }
}

const isDeskRole = (role: string): role is DeskRole => deskRoles.some(known => known === role)

const sessionLife = Temporal.Duration.from({ hours: 24 * 30 })
const bearerLife = Temporal.Duration.from({ hours: 1 })

type Maker = { now: Temporal.Instant; random: (length: number) => Uint8Array }

export type OpenedSession = { id: string; token: string; expiresAt: Temporal.Instant }

export async function openSession(
  { tx }: Change,
  person: string,
  agent: string,
  { now, random }: Maker,
): Promise<OpenedSession> {
  await tx
    .insert(lastSeen)
    .values({ person, at: now })
    .onConflictDoUpdate({ target: lastSeen.person, set: { at: now } })
  return insertSession({ tx }, { person, agent, parent: null, provedAt: now, life: sessionLife }, { now, random })
}

/**
 * A token for the Authorization header: an hour long, and gone with the session that asked for it. None for a token, which
 * could renew itself for ever, nor for a session that ends at this moment.
 */
export async function openBearer(
  { tx }: Pick<Change, 'tx'>,
  caller: Caller,
  { now, random }: Maker,
): Promise<OpenedSession | undefined> {
  const signedIn = and(eq(sessions.id, caller.sessionId), isNull(sessions.parent))
  const [held] = await tx.select({ id: sessions.id }).from(sessions).where(signedIn).for('update')
  if (held === undefined) return undefined
  const row = {
    person: caller.id,
    agent: 'bearer',
    parent: caller.sessionId,
    provedAt: caller.provedAt,
    life: bearerLife,
  }
  return insertSession({ tx }, row, { now, random })
}

async function insertSession(
  { tx }: Pick<Change, 'tx'>,
  row: { person: string; agent: string; parent: string | null; provedAt: Temporal.Instant; life: Temporal.Duration },
  { now, random }: Maker,
): Promise<OpenedSession> {
  const { token, hash } = newToken(random)
  const { life, ...rest } = row
  const expiresAt = now.add(life)
  const [made] = await tx
    .insert(sessions)
    .values({ ...rest, tokenHash: hash, createdAt: now, expiresAt })
    .returning({ id: sessions.id })
  if (made === undefined) throw new Error('The session was not written.')
  return { id: made.id, token, expiresAt }
}

/** Ends a session and the bearer tokens that hang on it; its event streams hear of it. */
export const endSession = (change: Change, sessionId: string) =>
  endWhere(change, or(eq(sessions.id, sessionId), eq(sessions.parent, sessionId)))

/** Ends every session of a person, but for one if it is named. */
export const endSessionsOf = (change: Change, person: string, except?: string) =>
  endWhere(
    change,
    except === undefined ? eq(sessions.person, person) : and(eq(sessions.person, person), ne(sessions.id, except)),
  )

async function endWhere({ tx, announce }: Change, which: SQL | undefined): Promise<void> {
  const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id })
  for (const { id } of ended) await announce(`session:${id}`, 'ended')
}
