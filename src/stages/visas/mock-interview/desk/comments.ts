import { eq } from 'drizzle-orm'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import * as kinds from '#src/stages/visas/request-kinds.ts'
import { claimVerbs, requireClaim, type ClaimWords } from '#src/features/desk-kit/claims.ts'
import { mockAnswers, mockComments, mockInterviews } from '../tables.ts'
import * as copy from '../rules.ts'
import type { Interview } from '../views.ts'
import { momentWrong, notClaimed, taken } from './contract.ts'

type Named = { id: string }

export async function comment(
  call: Call,
  { id, at, text }: Named & { at: number | null; text: string },
): Promise<Named> {
  const known = await answerWith(call, id)
  if (at !== null && at > known.seconds) throw new Refusal(momentWrong)
  const sealed = await call.vault.seal(known.owner, text)
  return call.change(async change => {
    await ownInterview(change, call, known.interview)
    const [made] = await change.tx
      .insert(mockComments)
      .values({ answer: id, author: call.caller.id, moment: at, text: sealed, createdAt: call.now() })
      .returning({ id: mockComments.id })
    await announceBoth(change, known.owner, 'mock-interview', 'mock-interviews')
    return { id: made?.id ?? '' }
  })
}

export async function removeComment(call: Call, { id }: Named): Promise<void> {
  const said = foundIn(await call.db.select().from(mockComments).where(eq(mockComments.id, id)))
  const known = await answerWith(call, said.answer)
  return call.change(async change => {
    await ownInterview(change, call, known.interview)
    await change.tx.delete(mockComments).where(eq(mockComments.id, id))
    await announceBoth(change, known.owner, 'mock-interview', 'mock-interviews')
  })
}

export async function sayOnWhole(call: Call, { id, text }: Named & { text: string }): Promise<void> {
  const known = foundIn(await call.db.select().from(mockInterviews).where(eq(mockInterviews.id, id)))
  const whole = text === '' ? null : await call.vault.seal(known.owner, text)
  return call.change(async change => {
    await ownInterview(change, call, id)
    await change.tx.update(mockInterviews).set({ whole }).where(eq(mockInterviews.id, id))
    await announceBoth(change, known.owner, 'mock-interview', 'mock-interviews')
  })
}

async function answerWith({ db }: Call, id: string): Promise<{ interview: string; owner: string; seconds: number }> {
  const [known] = await db
    .select({ interview: mockAnswers.interview, owner: mockInterviews.owner, seconds: mockAnswers.seconds })
    .from(mockAnswers)
    .innerJoin(mockInterviews, eq(mockInterviews.id, mockAnswers.interview))
    .where(eq(mockAnswers.id, id))
  if (known === undefined) throw new Refusal(notFound)
  return known
}

// One reviewer has an interview at a time; only they write on it.

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
