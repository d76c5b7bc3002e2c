// The invited person's side: the invitation, and whose family they are.
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { fromOrigin, perHour, useAll } from '#src/platform/database/limits.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { people } from '#src/platform/identity/tables.ts'
import { hashToken } from '#src/platform/identity/tokens.ts'
import type { Call, OpenCall } from '#src/platform/services.ts'
import type { Language } from '#src/values/languages.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { noteAction } from '../audit/actions.ts'
import { notify } from '../notifications/notify.ts'
import { onboardings } from '../people/tables.ts'
import { happenings } from '../progress/tables.ts'
import { closeAsked } from './asks/standing.ts'
import * as audited from './audit-actions.ts'
import {
  alreadyFamily,
  invitationOver,
  invitationUnknown,
  ownInvitation,
  phoneFirst,
  type familyContracts,
  type InvitationView,
  type StudentOfFamily,
} from './contract.ts'
import { acceptedNote, relationNames } from './copy.ts'
import { isStanding } from './grants.ts'
import { invitationStateOf } from './rules.ts'
import { memberLeaves } from './slots.ts'
import { familyInvitations as invitations, familyMembers as members } from './tables.ts'

export const invitationsHandlers: Handlers<typeof familyContracts>['familyInvitations'] = { open, accept }

/** Many phones share an address of their network, so it is counted generously; a token that there is not, strictly. */
const mostByAddress = 600
const mostUnknown = 60

const byToken = async ({ db }: Pick<Call, 'db'>, token: string) =>
  (
    await db
      .select()
      .from(invitations)
      .where(eq(invitations.tokenHash, hashToken(token)))
  )[0]

/** Who it is from is said while it is open, and to who accepted it; a link that lies about says nothing of anybody. */
async function open(call: OpenCall, { token }: { token: string }): Promise<InvitationView> {
  await useAll(call.limits, fromOrigin(call.request.origin, perHour('family', mostByAddress)))
  const invitation = await byToken(call, token)
  if (invitation === undefined) {
    await useAll(call.limits, fromOrigin(call.request.origin, perHour('family-unknown', mostUnknown)))
    throw new Refusal(invitationUnknown)
  }
  const state = invitationStateOf(invitation, call.now())
  const [student] = await call.db.select().from(people).where(eq(people.id, invitation.owner))
  const { relation, headings, expiresAt } = invitation
  return {
    state,
    from: state === 'open' ? { firstName: student?.firstName ?? '', relation, headings: [...headings] } : null,
    expiresAt: momentOf(expiresAt),
  }
}

/** Of two people with one link, the second one waits for the first one's row and reads that it was used. */
async function accept(call: Call, { token }: { token: string }): Promise<void> {
  const { caller } = call
  await call.limits.use(perHour(`family-accept:${caller.id}`, mostUnknown))
  const id = (await byToken(call, token))?.id
  if (id === undefined) throw new Refusal(invitationUnknown)
  return call.change(async change => {
    const { tx } = change
    const invitation = foundIn(await tx.select().from(invitations).where(eq(invitations.id, id)).for('update'))
    const { owner, relation } = invitation
    if (owner === caller.id) throw new Refusal(ownInvitation)
    const state = invitationStateOf(invitation, call.now())
    if (state !== 'open') throw new Refusal(invitationOver[state])
    if (caller.phone === null) throw new Refusal(phoneFirst)
    await tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')
    if ((await ownMemberships(tx, caller.id)).some(one => one.owner === owner)) throw new Refusal(alreadyFamily)
    await tx.update(invitations).set({ acceptedAt: call.now() }).where(eq(invitations.id, id))
    await tx.insert(members).values({ invitation: id, owner: caller.id })
    await noteCameFor(change, call)
    await noteAction(change, call, { what: audited.joined, about: owner, detail: relation })
    await notify(change, call, {
      to: owner,
      type: 'security',
      title: acceptedNote.title(caller.firstName),
      body: acceptedNote.body(relationNames[relation]),
      href: '/profile/family',
    })
    await change.announce(`person:${owner}`, 'family')
    await change.announce(`person:${caller.id}`, 'family', 'session')
  })
}

const ownMemberships = (tx: Change['tx'], person: string) =>
  tx
    .select({ owner: invitations.owner })
    .from(invitations)
    .innerJoin(members, eq(members.invitation, invitations.id))
    .where(and(eq(members.owner, person), isStanding))

/** Somebody without a journey of their own begins at the family's home from now on. */
async function noteCameFor({ tx }: Change, { caller }: Call): Promise<void> {
  const [visited, answered] = await Promise.all([
    tx.$count(happenings, eq(happenings.owner, caller.id)),
    tx.$count(onboardings, eq(onboardings.owner, caller.id)),
  ])
  if (visited + answered === 0) await tx.update(people).set({ cameFor: 'family' }).where(eq(people.id, caller.id))
}

/** For so long it is said who ended it. */
const saidFor = Temporal.Duration.from({ hours: 14 * 24 })

export async function listStudents(call: Call): Promise<StudentOfFamily[]> {
  const ended = and(eq(invitations.endedBy, 'student'), gt(invitations.endedAt, call.now().subtract(saidFor)))
  const rows = await call.db
    .select({
      invitation: invitations,
      firstName: people.firstName,
      isWeekly: members.isWeekly,
      language: members.language,
    })
    .from(invitations)
    .innerJoin(members, eq(members.invitation, invitations.id))
    .innerJoin(people, eq(people.id, invitations.owner))
    .where(and(eq(members.owner, call.caller.id), or(isStanding, ended)))
    .orderBy(desc(invitations.id))
  const isAgain = (owner: string) =>
    rows.some(({ invitation }) => invitation.owner === owner && invitation.endedAt === null)
  return rows
    .filter(({ invitation: { owner, endedAt } }) => endedAt === null || !isAgain(owner))
    .map(({ invitation: { id, owner, relation, headings, endedAt }, firstName, isWeekly, language }) => ({
      id,
      student: owner,
      firstName,
      relation,
      isWeekly,
      language,
      headings: endedAt === null ? [...headings] : [],
      endedAt: endedAt === null ? null : momentOf(endedAt),
    }))
}

export async function wantWeekly(call: Call, { id, isOn }: { id: string; isOn: boolean }): Promise<void> {
  const { caller } = call
  return call.change(async ({ tx, announce }) => {
    foundIn(
      await tx
        .update(members)
        .set({ isWeekly: isOn })
        .where(and(eq(members.invitation, id), eq(members.owner, caller.id)))
        .returning({ id: members.invitation }),
    )
    await announce(`person:${caller.id}`, 'family')
  })
}

export async function speak(call: Call, { language }: { language: Language }): Promise<void> {
  const { caller } = call
  return call.change(async ({ tx, announce }) => {
    await tx.update(members).set({ language }).where(eq(members.owner, caller.id))
    await announce(`person:${caller.id}`, 'family')
  })
}

export const leave =
  ({ given }: Pick<AppServices, 'given'>) =>
  async (call: Call, { id }: { id: string }): Promise<void> => {
    const { caller } = call
    return call.change(async change => {
      const { tx } = change
      const [row] = await tx
        .select({ invitation: invitations })
        .from(invitations)
        .innerJoin(members, eq(members.invitation, invitations.id))
        .where(and(eq(invitations.id, id), eq(members.owner, caller.id)))
        .for('update', { of: invitations })
      if (row === undefined) throw new Refusal(notFound)
      const { owner, relation, endedAt } = row.invitation
      if (endedAt !== null) return
      for (const hear of given(memberLeaves)) await hear(change, call, caller.id, owner)
      await tx
        .update(invitations)
        .set({ endedAt: call.now(), endedBy: 'family' })
        .where(and(eq(invitations.id, id), isNull(invitations.endedAt)))
      await closeAsked(change, [id])
      await noteAction(change, call, { what: audited.left, about: owner, detail: relation })
      await change.announce(`person:${owner}`, 'family')
      await change.announce(`person:${caller.id}`, 'family')
    })
  }
