import { eq } from 'drizzle-orm'
import type { HistorySource } from '#src/features/audit/actions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { insuranceClaims } from './tables.ts'

/** That it happened; what it is about is read where claims are answered. */
export const claimHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ claim: insuranceClaims, last: people.firstName })
    .from(insuranceClaims)
    .leftJoin(people, eq(people.id, insuranceClaims.changedBy))
    .where(eq(insuranceClaims.owner, student))
    .limit(100)
  return rows.flatMap(({ claim: { filedAt, askedAt, answeredAt, decidedAt, outcome }, last }) => [
    { at: filedAt, what: 'Filed an insurance claim' },
    { at: askedAt, what: 'Were asked for more about a claim' },
    { at: answeredAt, what: 'Answered about a claim' },
    { at: decidedAt, what: `Claim ${outcome ?? ''}`, by: last },
  ])
}
