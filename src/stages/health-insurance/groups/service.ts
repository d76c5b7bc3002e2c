import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { universitiesFor } from '#src/features/universities/facts.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { perDay, perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { normalEmail } from '#src/values/email-addresses.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import {
  codeInvalid,
  emailUnproved,
  groupFailed,
  joinedAlready,
  notAvailable,
  universityRequired,
  type GroupsView,
  type GroupView,
} from './contract.ts'
import { codeLength, readCode, writeCode, emailInUse } from './rules.ts'
import { inviteMembers } from './letters.ts'
import { groupCodes } from '../tables.ts'
import { groupMembers } from './tables.ts'

export async function mine(call: Call): Promise<GroupsView> {
  const [own, invitation] = await Promise.all([ownGroup(call), invitationOf(call)])
  return { own, invitation }
}

/** The latest that has room for this address still. */
async function invitationOf(call: Call): Promise<GroupsView['invitation']> {
  const { db } = call
  const email = await provedEmail(call)
  if (email === null) return null
  const [found] = await db
    .select({ code: groupCodes.code, from: people.firstName })
    .from(groupMembers)
    .innerJoin(groupCodes, eq(groupCodes.code, groupMembers.code))
    .innerJoin(people, eq(people.id, groupCodes.createdBy))
    .where(and(eq(groupMembers.email, email), isNull(groupMembers.joinedAt)))
    .orderBy(desc(groupCodes.createdAt))
    .limit(1)
  return found ?? null
}

/** The last that one made or joined. */
async function ownGroup({ db, caller }: Call): Promise<GroupView | null> {
  const [found] = await db
    .select({ group: groupCodes })
    .from(groupCodes)
    .leftJoin(groupMembers, and(eq(groupMembers.code, groupCodes.code), eq(groupMembers.joinedBy, caller.id)))
    .where(or(eq(groupCodes.createdBy, caller.id), isNotNull(groupMembers.joinedAt)))
    .orderBy(desc(sql`coalesce(${groupMembers.joinedAt}, ${groupCodes.createdAt})`))
    .limit(1)
  if (found === undefined) return null
  const { code, createdBy, finalizedAt } = found.group
  const members = await db.select().from(groupMembers).where(eq(groupMembers.code, code)).orderBy(groupMembers.email)
  const isMine = createdBy === caller.id
  return {
    code,
    isMine,
    isFinal: finalizedAt !== null,
    members: members.map(({ email, joinedAt }) => ({ email: isMine ? email : null, hasJoined: joinedAt !== null })),
  }
}

type NewGroup = { universityID: string; memberEmails: string[] }

export async function createCode(call: Call, { universityID, memberEmails }: NewGroup): Promise<{ code: string }> {
  await call.limits.use(triesOf(call.caller.id))
  refuseOwnEmail(call, memberEmails)
  const [university] = await universitiesFor(call.db, call.caller.id, [universityID])
  if (university === undefined) throw new Refusal(universityRequired)
  const known = await sameGroup(call.db, call, university.id, memberEmails)
  if (known !== undefined) return { code: known }
  await call.limits.use(groupsOf(call.caller.id))
  // The person is held: of two at once the second finds the first one's group.
  return call.change(async change => {
    const { tx, announce } = change
    await tx.select({ id: people.id }).from(people).where(eq(people.id, call.caller.id)).for('no key update')
    const earlier = await sameGroup(tx, call, university.id, memberEmails)
    if (earlier !== undefined) return { code: earlier }
    const code = writeCode(call.random(codeLength))
    const made = await tx
      .insert(groupCodes)
      .values({ code, createdBy: call.caller.id, universityId: university.id, createdAt: call.now() })
      .onConflictDoNothing()
      .returning({ code: groupCodes.code })
    if (made.length === 0) throw new Refusal(groupFailed)
    await tx.insert(groupMembers).values(memberEmails.map(email => ({ code, email })))
    await inviteMembers(change, call, { code, university: university.name, memberEmails })
    await announce(`person:${call.caller.id}`, 'insurance')
    return { code }
  })
}

/** Asked for again for the same four it is the same group. */
async function sameGroup(db: Queries, { caller }: Call, university: string, emails: readonly string[]) {
  const [found] = await db
    .select({ code: groupCodes.code })
    .from(groupCodes)
    .innerJoin(groupMembers, eq(groupMembers.code, groupCodes.code))
    .where(and(eq(groupCodes.createdBy, caller.id), eq(groupCodes.universityId, university)))
    .groupBy(groupCodes.code, groupCodes.createdAt)
    .having(
      eq(
        sql`array_agg(${groupMembers.email} order by ${groupMembers.email} collate "C")`,
        sql`${sql.param([...emails].toSorted())}::text[]`,
      ),
    )
    .orderBy(desc(groupCodes.createdAt))
    .limit(1)
  return found?.code
}

/** Anyone who makes the group is in it already. */
function refuseOwnEmail({ caller }: Call, memberEmails: readonly string[]): void {
  const own = caller.email === null ? -1 : memberEmails.indexOf(normalEmail(caller.email))
  if (own >= 0) throw new Refusal(invalidInput, { [`memberEmails.${own}`]: emailInUse })
}

type Joining = { code: string; universityID: string }

export async function applyCode(call: Call, { code: typed, universityID }: Joining): Promise<{ code: string }> {
  await call.limits.use(triesOf(call.caller.id))
  const email = await provedEmail(call)
  const code = readCode(typed)
  return call.change(async change => {
    const group = await holdGroup(change, code)
    await takePlace(change, call, group, { universityID, email })
    await finalizeWhenFull(change, call, group)
    return { code }
  })
}

type Group = typeof groupCodes.$inferSelect

/** Held until this is committed: who joins at the same moment waits, and then sees the place taken. */
async function holdGroup({ tx }: Change, code: string): Promise<Group> {
  const [group] = await tx.select().from(groupCodes).where(eq(groupCodes.code, code)).for('update')
  if (group === undefined) throw new Refusal(codeInvalid)
  return group
}

/** An address that is only typed may be anybody's: it holds no place. */
async function provedEmail({ db, caller }: Call): Promise<string | null> {
  const [person] = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.id, caller.id), isNotNull(people.emailVerifiedAt)))
  return person?.email == null ? null : normalEmail(person.email)
}

async function takePlace(
  { tx }: Change,
  { caller, now }: Call,
  { code, createdBy, finalizedAt, universityId }: Group,
  { universityID, email: own }: { universityID: string; email: string | null },
): Promise<void> {
  const members = await tx.select().from(groupMembers).where(eq(groupMembers.code, code))
  const isIn = createdBy === caller.id || members.some(({ joinedBy }) => joinedBy === caller.id)
  if (isIn) throw new Refusal(joinedAlready)
  if (finalizedAt !== null) throw new Refusal(notAvailable)
  const place = members.find(({ email }) => email === own)
  if (place === undefined) throw new Refusal(own === null ? emailUnproved : codeInvalid)
  if (universityId !== universityID) throw new Refusal(notAvailable)
  if (place.joinedAt !== null) throw new Refusal(notAvailable)
  await tx
    .update(groupMembers)
    .set({ joinedBy: caller.id, joinedAt: now() })
    .where(and(eq(groupMembers.code, code), eq(groupMembers.email, place.email)))
}

async function finalizeWhenFull({ tx, announce }: Change, call: Call, { code, createdBy }: Group): Promise<void> {
  const members = await tx.select().from(groupMembers).where(eq(groupMembers.code, code))
  if (members.every(({ joinedAt }) => joinedAt !== null)) {
    await tx.update(groupCodes).set({ finalizedAt: call.now() }).where(eq(groupCodes.code, code))
  }
  const joined = members.flatMap(({ joinedBy }) => joinedBy ?? [])
  for (const person of new Set([createdBy, ...joined])) await announce(`person:${person}`, 'insurance')
}

/** Each new group writes to four people. */
const groupsOf = (person: string) => perDay(`groups-made:${person}`, 10)

/** Also what keeps a code from being found by trying. */
const triesOf = (person: string) => perHour(`groups:${person}`, 60)
