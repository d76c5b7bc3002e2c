// What a student shares with somebody of their family: asked by the server before any route of the family is answered.
import { and, arrayContains, eq, isNull, ne } from 'drizzle-orm'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { IsShared } from '#src/platform/http/callers.ts'
import type { Call } from '#src/platform/services.ts'
import type { FamilyHeading } from '#src/wire/topics.ts'
import { familyInvitations as invitations, familyMembers as members } from './tables.ts'

/** Who accepted, with what the student shares with them; whatever stands now. */
export const isStanding = and(isNull(invitations.endedAt), ne(invitations.owner, members.owner))

export const isSharing = (heading: FamilyHeading) => and(isStanding, arrayContains(invitations.headings, [heading]))

export const sharedIn =
  ({ db }: { db: Queries }): IsShared =>
  async ({ student, member, grant }) => {
    const granted = await db
      .select({ id: invitations.id })
      .from(invitations)
      .innerJoin(members, eq(members.invitation, invitations.id))
      .where(
        and(
          eq(invitations.owner, student),
          eq(members.owner, member),
          grant === 'member' ? isStanding : isSharing(grant),
        ),
      )
      .limit(1)
    return granted.length > 0
  }

/** Who they are to the student, as a look is noted. */
export async function relationTo({ db, caller }: Pick<Call, 'db' | 'caller'>, student: string): Promise<string> {
  const [row] = await db
    .select({ relation: invitations.relation })
    .from(invitations)
    .innerJoin(members, eq(members.invitation, invitations.id))
    .where(and(eq(invitations.owner, student), eq(members.owner, caller.id), isStanding))
  return row?.relation ?? ''
}

/** What is shared has changed or ended: papers that who borrows gave for a loan are there as long as it is shared. */
export const announceShares = (change: Change, student: string): Promise<void> =>
  announceBoth(change, student, 'loans', 'loans')

/** With whom a student shares this heading: they read it again. */
export async function announceToFamily(
  { tx, announce }: Pick<Change, 'tx' | 'announce'>,
  student: string,
  heading: FamilyHeading,
): Promise<void> {
  const rows = await tx
    .select({ member: members.owner })
    .from(invitations)
    .innerJoin(members, eq(members.invitation, invitations.id))
    .where(and(eq(invitations.owner, student), isSharing(heading)))
  for (const { member } of rows) await announce(`person:${member}`, 'family')
}
