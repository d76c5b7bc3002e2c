import { and, eq, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { homeZone } from '#src/values/dates.ts'
import { deskRoles, type DeskRole } from '#src/wire/route.ts'
import type { Announced, Change } from '../database/change.ts'
import type { Sql } from '../database/database.ts'
import { gathered } from '../database/gathered.ts'
import { factsVersion } from '../facts/cache.ts'
import { cursorNow } from '../live/delivery.ts'
import type { Call, Caller, Services } from '../services.ts'
import { deskEndsAt, deskLife } from './rules.ts'
import { lastSeen, sessions, staff, type ProofKind } from './tables.ts'
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
  session_zone: string | null
  used_at: Date
  proved_at: Date
  proved_by: ProofKind
  second_factor_at: Date | null
  last_active_at: Date | null
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
export async function readCaller(from: Sql, token: string, now: Temporal.Instant): Promise<Caller | undefined> {
  const row = await sessionAt(from, hashToken(token))
  return row === undefined || hasEnded(row, now) ? undefined : callerOf(row, now)
}

const sessionAt = gathered(async (from: Sql, hashes: string[]) => {
  const rows = await from<SessionRow[]>`
    select s.token_hash, p.id, s.id as session_id, p.first_name, p.email, p.phone, p.is_guest, p.zone, s.zone as session_zone, coalesce(s.used_at, s.created_at) as used_at, s.proved_at, s.proved_by, s.second_factor_at, s.last_active_at, s.expires_at,
      desk.roles, desk.bank, ${cursorNow(from)} as cursor, ${factsVersion(from)} as facts_version
    from sessions s join people p on p.id = s.person,
      lateral (
        select coalesce(array_agg(role), '{}') as roles, max(bank) as bank from staff
        where person = p.id and p.email_verified_at is not null
      ) desk
    where s.token_hash = any(${hashes})`
  return new Map(rows.map(row => [row.token_hash, row]))
})

const hasEnded = (row: SessionRow, now: Temporal.Instant) => row.expires_at.getTime() <= now.epochMilliseconds

/** Without a second factor, or without a proved address (see the query), a member of staff is somebody like anybody: the desk does not exist for this session. */
function callerOf(row: SessionRow, now: Temporal.Instant): Caller {
  const deskEnd = deskEndsAt({
    secondFactorAt: row.second_factor_at?.getTime(),
    lastActiveAt: row.last_active_at?.getTime(),
  })
  const isAtDesk = row.roles.length > 0 && deskEnd !== undefined && deskEnd > now.epochMilliseconds
  return {
    id: row.id,
    sessionId: row.session_id,
    firstName: row.first_name,
    email: row.email,
    phone: row.phone,
    isGuest: row.is_guest,
    zone: row.zone ?? homeZone,
    sessionZone: row.session_zone,
    usedAt: instantOf(row.used_at),
    provedAt: instantOf(row.proved_at),
    provedBy: row.proved_by,
    secondFactorAt: row.second_factor_at === null ? null : instantOf(row.second_factor_at),
    roles: isAtDesk ? row.roles.filter(isDeskRole) : [],
    bank: isAtDesk ? row.bank : null,
    deskUntil: isAtDesk ? Temporal.Instant.fromEpochMilliseconds(deskEnd) : null,
    cursor: row.cursor,
    factsVersion: row.facts_version,
  }
}

const instantOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime())

const isDeskRole = (role: string): role is DeskRole => deskRoles.some(known => known === role)

const sessionLife = Temporal.Duration.from({ hours: 24 * 30 })
const staffLife = Temporal.Duration.from({ milliseconds: deskLife })
const bearerLife = Temporal.Duration.from({ hours: 1 })

type Maker = { now: Temporal.Instant; random: (length: number) => Uint8Array }

export type OpenedSession = { id: string; token: string; expiresAt: Temporal.Instant }

export async function openSession(
  { tx }: Change,
  { person, agent, how }: { person: string; agent: string; how: ProofKind },
  { now, random }: Maker,
): Promise<OpenedSession> {
  await tx
    .insert(lastSeen)
    .values({ person, at: now })
    .onConflictDoUpdate({ target: lastSeen.person, set: { at: now } })
  const isStaff = (await tx.$count(staff, eq(staff.person, person))) > 0
  return insertSession(
    { tx },
    {
      person,
      agent,
      how,
      parent: null,
      provedAt: now,
      provedBy: how,
      secondFactorAt: how === 'passkey' ? now : null,
      expiresAt: now.add(isStaff ? staffLife : sessionLife),
    },
    { now, random },
  )
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
  const [held] = await tx.select().from(sessions).where(signedIn).for('update')
  if (held === undefined) return undefined
  const { person, how, provedAt, provedBy, secondFactorAt, lastActiveAt } = held
  const proofs = { how, provedAt, provedBy, secondFactorAt, lastActiveAt }
  const expiresAt = earlierOf(now.add(bearerLife), held.expiresAt)
  return insertSession({ tx }, { person, agent: 'bearer', parent: held.id, ...proofs, expiresAt }, { now, random })
}

const earlierOf = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0 ? one : other

async function insertSession(
  { tx }: Pick<Change, 'tx'>,
  row: Omit<typeof sessions.$inferInsert, 'tokenHash' | 'createdAt'>,
  { now, random }: Maker,
): Promise<OpenedSession> {
  const { token, hash } = newToken(random)
  const [made] = await tx
    .insert(sessions)
    .values({ ...row, tokenHash: hash, createdAt: now })
    .returning({ id: sessions.id })
  if (made === undefined) throw new Error('The session was not written.')
  return { id: made.id, token, expiresAt: row.expiresAt }
}

/** Somebody showed once more who they are. By a second factor it also opens the desk, for staff and for hours. */
export async function noteProof(
  { tx }: Pick<Change, 'tx'>,
  { id, sessionId }: Pick<Caller, 'id' | 'sessionId'>,
  by: ProofKind,
  now: Temporal.Instant,
): Promise<void> {
  const isSecondFactor = by === 'passkey' || by === 'totp'
  const isStaff = isSecondFactor && (await tx.$count(staff, eq(staff.person, id))) > 0
  await tx
    .update(sessions)
    .set({
      provedAt: now,
      provedBy: by,
      ...(isSecondFactor && { secondFactorAt: now }),
      // A session from before the role ends as any of staff does.
      ...(isStaff && { expiresAt: sql`least(${sessions.expiresAt}, ${now.add(staffLife).toString()}::timestamptz)` }),
    })
    .where(eq(sessions.id, sessionId))
}

/** Somebody works at the desk: the hour begins again. Written at most every five minutes. */
export async function noteActive({ db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>): Promise<void> {
  const at = now()
  const isLongAgo = or(isNull(sessions.lastActiveAt), lt(sessions.lastActiveAt, at.subtract({ minutes: 5 })))
  await db
    .update(sessions)
    .set({ lastActiveAt: at })
    .where(and(eq(sessions.id, caller.sessionId), isLongAgo))
}

/**
 * What its owner sees among the places where they are signed in. Once an hour is enough, and a database that takes no
 * writes keeps nobody from reading.
 */
export async function noteUse({ db, now }: Pick<Services, 'db' | 'now'>, { sessionId, usedAt }: Caller): Promise<void> {
  const at = now()
  if (Temporal.Instant.compare(usedAt.add({ hours: 1 }), at) > 0) return
  await db
    .update(sessions)
    .set({ usedAt: at })
    .where(eq(sessions.id, sessionId))
    .catch(() => {})
}

/** Ends a session and the bearer tokens that hang on it; its event streams hear of it. */
export const endSession = (change: Change, sessionId: string) =>
  endWhere(change, or(eq(sessions.id, sessionId), eq(sessions.parent, sessionId)))

/** Ends every session of a person, but for one if it is named. */
export const endSessionsOf = (change: Announced, person: string, except?: string) =>
  endWhere(
    change,
    except === undefined ? eq(sessions.person, person) : and(eq(sessions.person, person), ne(sessions.id, except)),
  )

async function endWhere({ tx, announce }: Announced, which: SQL | undefined): Promise<void> {
  const ended = await tx.delete(sessions).where(which).returning({ id: sessions.id })
  // A token that was made while this waited for its session can be seen by a later statement alone.
  const parents = ended.map(({ id }) => id)
  const late = await tx.delete(sessions).where(inArray(sessions.parent, parents)).returning({ id: sessions.id })
  for (const { id } of [...ended, ...late]) await announce(`session:${id}`, 'ended')
}
