// One reviewer has an interview at a time; only they write on it.
import * as kinds from '#src/stages/visas/request-kinds.ts'
import { eq } from 'drizzle-orm'
import { claimVerbs, requireClaim, type ClaimWords } from '#src/features/desk-kit/claims.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn } from '#src/wire/problem.ts'
import * as copy from '../copy.ts'
import { mockInterviews } from '../tables.ts'
import type { Interview } from '../views.ts'
import { notClaimed, taken } from './contract.ts'

const words: ClaimWords = { taken, takenBy: copy.claimedBy, notTaken: notClaimed }

export const { claim, release } = claimVerbs(kinds.mockInterview, lockInterview, { topic: 'mock-interviews', words })

async function lockInterview({ tx }: Change, id: string): Promise<Interview> {
  const interview = foundIn(
    await tx.select().from(mockInterviews).where(eq(mockInterviews.id, id)).for('no key update'),
  )
  return interview
}

/** The interview that the caller has taken, or why not. */
export async function ownInterview(change: Change, call: Call, id: string): Promise<Interview> {
  const interview = await lockInterview(change, id)
  await requireClaim(change, call, { kind: kinds.mockInterview.name, subject: id, owner: interview.owner }, words)
  return interview
}
