// Whom a student has invited is one of the ways to their data: listed with the others, and ended with them.
import { and, eq, inArray } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import type { EndReaches, Reach } from '../people/personal-data/sources.ts'
import { closeAsked } from './asks/standing.ts'
import { announceShares } from './grants.ts'
import { read, standing } from './service.ts'
import { familyInvitations as invitations, familyMembers as members } from './tables.ts'

/** Who was invited or has accepted is listed with what else reaches a student's data, and stops with it. */
export async function familyReaches(call: Call): Promise<Reach[]> {
  const { members: all } = await read(call)
  return all
    .filter(({ state }) => state === 'invited' || state === 'accepted')
    .map(({ name, state, invitedAt, acceptedAt, expiresAt, lookedAt }) => ({
      kind: 'family',
      name,
      since: acceptedAt ?? invitedAt,
      until: state === 'invited' ? expiresAt : null,
      usedAt: lookedAt,
      zone: null,
      isThisOne: false,
    }))
}

export const endFamily: EndReaches = (services, owner) =>
  services.change(async change => {
    const { tx, announce } = change
    const ended = await tx
      .update(invitations)
      .set({ endedAt: services.now(), endedBy: 'student' })
      .where(and(eq(invitations.owner, owner), standing))
      .returning({ id: invitations.id })
    const ids = ended.map(({ id }) => id)
    const those = inArray(members.invitation, ids)
    await closeAsked(change, ids)
    for (const member of await tx.select().from(members).where(those))
      await announce(`person:${member.owner}`, 'family')
    await announce(`person:${owner}`, 'family')
    await announceShares(change, owner)
  })
