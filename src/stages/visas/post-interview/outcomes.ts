// What was said of the interview of the present application.
import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { roundStart } from '../rounds/present.ts'
import { interviewOutcomes } from './tables.ts'

export const outcomesNow = (owner: string) =>
  and(
    eq(interviewOutcomes.owner, owner),
    isNull(interviewOutcomes.takenBackAt),
    gte(interviewOutcomes.enteredAt, roundStart(owner)),
  )

export async function latestOutcome(db: Queries, owner: string) {
  const [said] = await db
    .select()
    .from(interviewOutcomes)
    .where(outcomesNow(owner))
    .orderBy(desc(interviewOutcomes.id))
    .limit(1)
  return said
}
