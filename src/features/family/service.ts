// The student's side: whom they invite, what each sees, and how it ends.
import { and, desc, eq, inArray, isNull, lte, max } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import { perDay } from '#src/platform/database/limits.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { people } from '#src/platform/identity/tables.ts'
import { newToken } from '#src/platform/identity/tokens.ts'
import type { Call } from '#src/platform/services.ts'
import { normalEmail } from '#src/values/email-addresses.ts'
import { readPhoneNumber } from '#src/values/phone-numbers.ts'
import { foundIn, invalidInput, Refusal } from '#src/wire/problem.ts'
import type { FamilyHeading } from '#src/wire/topics.ts'
import { mustHaveProved } from '../accounts/proof/service.ts'
import { noteAction, type AuditAction } from '../audit/actions.ts'
import { deskActions } from '../audit/tables.ts'
import { keptPapers } from '../papers/tables.ts'
import { titleWith } from '../papers/titles/copy.ts'
import { closeAsked } from './asks/standing.ts'
import * as audited from './audit-actions.ts'
import {
  alreadyInvited,
  isOver,
  tooManyMembers,
  tooManyToday,
  type familyContracts,
  type MembersView,
} from './contract.ts'
import {
  indianPrefix,
  invitationLife,
  isEmail,
  isRelation,
  memberStateOf,
  mostInvitedADay,
  mostMembers,
  undoLife,
  type InvitationTyped,
} from './rules.ts'
import { announceShares } from './grants.ts'
import { openSealed, type Sealed } from './sealed.ts'
import { familyInvitations as invitations, familyMembers as members } from './tables.ts'

export const membersHandlers: Handlers<typeof familyContracts>['familyMembers'] = {
  read,
  invite,
  newLink,
  share,
  end: (call, { id }) => end(call, id),
  restore,
}

type Invitation = typeof invitations.$inferSelect

export const ofCaller = ({ caller }: Call, id: string) => and(eq(invitations.id, id), eq(invitations.owner, caller.id))
export const standing = isNull(invitations.endedAt)

export async function read(call: Call): Promise<MembersView> {
  const { db, caller } = call
  const rows = await db
    .select({ invitation: invitations, member: people })
    .from(invitations)
    .leftJoin(members, eq(members.invitation, invitations.id))
    .leftJoin(people, eq(people.id, members.owner))
    .where(and(eq(invitations.owner, caller.id), standing))
    .orderBy(desc(invitations.id))
  const [lookedAt, log] = await Promise.all([looksOf(call), logOf(call)])
  return {
    members: await Promise.all(
      rows.map(async ({ invitation, member }) => {
        const { id, relation, headings, invitedAt, expiresAt, acceptedAt } = invitation
        const { name, contact } = await openSealed(call, invitation)
        return {
          id,
          relation,
          name,
          contact,
          headings: [...headings],
          state: memberStateOf(invitation, member !== null, call.now()),
          invitedAt: momentOf(invitedAt),
          expiresAt: momentOf(expiresAt),
          acceptedAt: acceptedAt === null ? null : momentOf(acceptedAt),
          phoneEnds: member?.phone?.slice(-4) ?? null,
          lookedAt: (member !== null && lookedAt.get(member.id)) || null,
        }
      }),
    ),
    log,
  }
}

const names = Object.values(audited).map(({ name }) => name)
const mostLogged = 30

const looks = Object.values(audited).flatMap(action => ('look' in action ? [action.name] : []))

/** By who looked. */
async function looksOf({ db, caller }: Call): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ by: deskActions.by, at: max(deskActions.at) })
    .from(deskActions)
    .where(and(eq(deskActions.about, caller.id), inArray(deskActions.what, looks)))
    .groupBy(deskActions.by)
  return new Map(rows.flatMap(({ by, at }) => (at === null ? [] : [[by, momentOf(at)] as const])))
}

async function logOf({ db, caller }: Call): Promise<MembersView['log']> {
  const rows = await db
    .select({ action: deskActions, who: people.firstName, paper: keptPapers })
    .from(deskActions)
    .leftJoin(people, eq(people.id, deskActions.by))
    .leftJoin(keptPapers, and(eq(keptPapers.document, deskActions.document), eq(keptPapers.owner, caller.id)))
    .where(and(eq(deskActions.about, caller.id), inArray(deskActions.what, names)))
    // Ids grow with time.
    .orderBy(desc(deskActions.id))
    .limit(mostLogged)
  return rows.map(({ action: { id, what, detail, at }, who, paper }) => ({
    id,
    what,
    who: who ?? '',
    relation: detail,
    paper: paper === null ? null : titleWith(paper),
    at: momentOf(at),
  }))
}

/**
 * After a fresh proof, as who finds a phone unlocked would invite themselves. The change answers an id alone, so that the link
 * is kept nowhere, not even as the answer of a repeated call.
 */
async function invite(
  call: Call,
  { relation, name, contact, headings }: InvitationTyped,
): Promise<{ id: string; address: string }> {
  const { caller, vault } = call
  await mustHaveProved(call)
  if (!isRelation(relation)) throw new Refusal(invalidInput)
  await call.limits.use(perDay(`family-invitations:${caller.id}`, mostInvitedADay), tooManyToday)
  const reached = isEmail(contact) ? normalEmail(contact) : (readPhoneNumber(indianPrefix, contact) ?? contact)
  const row = {
    owner: caller.id,
    relation,
    sealed: await vault.seal(caller.id, JSON.stringify({ name, contact: reached } satisfies Sealed)),
    contactMark: vault.mark(`family ${reached}`),
    headings: [...new Set(headings)],
  }
  return withLink(call, async (change, link) => {
    await holdOwner(change, call)
    await endExpired(change, call)
    const rows = await change.tx
      .select({ contactMark: invitations.contactMark })
      .from(invitations)
      .where(and(eq(invitations.owner, caller.id), standing))
    if (rows.some(({ contactMark }) => contactMark === row.contactMark)) throw new Refusal(alreadyInvited)
    if (rows.length >= mostMembers) throw new Refusal(tooManyMembers)
    const [made] = await change.tx
      .insert(invitations)
      .values({ ...row, ...link })
      .returning({ id: invitations.id })
    if (made === undefined) throw new Error('The invitation was not written.')
    await note(change, call, audited.invited, { relation })
    return made.id
  })
}

async function newLink(call: Call, { id }: { id: string }): Promise<{ address: string }> {
  await mustHaveProved(call)
  await call.limits.use(perDay(`family-invitations:${call.caller.id}`, mostInvitedADay), tooManyToday)
  return withLink(call, async (change, link) => {
    const { acceptedAt, relation } = await standingOne(change, call, id)
    if (acceptedAt !== null) throw new Refusal(isOver)
    await change.tx.update(invitations).set(link).where(eq(invitations.id, id))
    await note(change, call, audited.invited, { relation })
    return id
  })
}

type Link = Pick<Invitation, 'tokenHash' | 'invitedAt' | 'expiresAt'>

async function withLink(call: Call, write: (change: Change, link: Link) => Promise<string>) {
  const { token, hash } = newToken(call.random)
  const at = call.now()
  const { id } = await call.change(async change => ({
    id: await write(change, { tokenHash: hash, invitedAt: at, expiresAt: at.add(invitationLife) }),
  }))
  return { id, address: `${call.settings.publicUrl}/family/${token}` }
}

async function share(call: Call, { id, headings }: { id: string; headings: readonly FamilyHeading[] }): Promise<void> {
  return call.change(async change => {
    const { relation } = await standingOne(change, call, id)
    await change.tx
      .update(invitations)
      .set({ headings: [...new Set(headings)] })
      .where(eq(invitations.id, id))
    if (!headings.includes('money')) await closeAsked(change, [id])
    await note(change, call, audited.shared, { relation, id })
  })
}

/** Ended twice, as by two tabs, it is ended. */
async function end(call: Call, id: string): Promise<void> {
  return call.change(async change => {
    const row = foundIn(await change.tx.select().from(invitations).where(ofCaller(call, id)).for('update'))
    if (row.endedAt !== null) return
    await change.tx.update(invitations).set({ endedAt: call.now(), endedBy: 'student' }).where(eq(invitations.id, id))
    await closeAsked(change, [id])
    await note(change, call, audited.ended, { relation: row.relation, id })
  })
}

async function restore(call: Call, { id }: { id: string }): Promise<void> {
  return call.change(async change => {
    await holdOwner(change, call)
    const row = foundIn(await change.tx.select().from(invitations).where(ofCaller(call, id)).for('update'))
    const isLate = row.endedAt === null || Temporal.Instant.compare(row.endedAt.add(undoLife), call.now()) < 0
    if (isLate || row.endedBy !== 'student') throw new Refusal(isOver)
    const others = and(eq(invitations.owner, call.caller.id), standing)
    if ((await change.tx.$count(invitations, others)) >= mostMembers) throw new Refusal(tooManyMembers)
    if ((await change.tx.$count(invitations, and(others, eq(invitations.contactMark, row.contactMark)))) > 0)
      throw new Refusal(isOver)
    await change.tx.update(invitations).set({ endedAt: null, endedBy: null }).where(eq(invitations.id, id))
    await note(change, call, audited.restored, { relation: row.relation, id })
  })
}

/** Of two at once, the second one counts what the first one made. */
async function holdOwner({ tx }: Change, { caller }: Call): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')
}

/** Nobody can accept them any more, so they take no place. */
async function endExpired({ tx }: Change, call: Call): Promise<void> {
  const at = call.now()
  await tx
    .update(invitations)
    .set({ endedAt: at, endedBy: 'student' })
    .where(
      and(
        eq(invitations.owner, call.caller.id),
        standing,
        isNull(invitations.acceptedAt),
        lte(invitations.expiresAt, at),
      ),
    )
}

/** What has ended is changed by nobody. */
export async function standingOne({ tx }: Change, call: Call, id: string): Promise<Invitation> {
  const row = foundIn(await tx.select().from(invitations).where(ofCaller(call, id)).for('update'))
  if (row.endedAt !== null) throw new Refusal(isOver)
  return row
}

/** Noted about the student, and heard by both sides. */
export async function note(
  change: Change,
  call: Call,
  what: AuditAction,
  { relation, id }: Pick<Invitation, 'relation'> & { id?: string },
): Promise<void> {
  await noteAction(change, call, { what, about: call.caller.id, detail: relation })
  await change.announce(`person:${call.caller.id}`, 'family')
  if (id === undefined) return
  await announceShares(change, call.caller.id)
  const [member] = await change.tx.select().from(members).where(eq(members.invitation, id))
  if (member !== undefined) await change.announce(`person:${member.owner}`, 'family')
}
