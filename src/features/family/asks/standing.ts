// Which asks still stand: not withdrawn, of somebody who accepted, as long as what is to be paid is shared with them.
import { and, arrayContains, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { closePagesLater } from '../../payments/page-closure.ts'
import { payments } from '../../payments/tables.ts'
import { isStanding } from '../grants.ts'
import { familyInvitations as invitations, familyMembers as members } from '../tables.ts'
import { familyAsks as asks } from './tables.ts'

/** Who sees what is to be paid. */
export const seesMoney = and(isStanding, arrayContains(invitations.headings, ['money']))

export type StandingAsk = Awaited<ReturnType<typeof asksOf>>[number]

/** Of one student, the earliest first. */
export const asksOf = (db: Queries, student: string) =>
  db
    .select({ ask: asks, relation: invitations.relation, member: members.owner })
    .from(asks)
    .innerJoin(invitations, eq(invitations.id, asks.invitation))
    .innerJoin(members, eq(members.invitation, invitations.id))
    .where(and(eq(asks.owner, student), isNull(asks.withdrawnAt), seesMoney))
    .orderBy(asks.id)

/**
 * Who no longer sees what is to be paid is not asked to pay it either: in the transaction that ends it, the card pages that they
 * have open are closed.
 */
export async function closeAsked(change: Change, ended: readonly string[]): Promise<void> {
  const theirs = change.tx
    .select({ id: sql<string>`${asks.id}::text` })
    .from(asks)
    .where(inArray(asks.invitation, [...ended]))
  await closePagesLater(change, inArray(sql<string>`${payments.payer}->>'ask'`, theirs))
}
