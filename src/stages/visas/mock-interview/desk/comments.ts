import { announceBoth } from '#src/platform/database/change.ts'
import { eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { mockAnswers, mockComments, mockInterviews } from '../tables.ts'
import { ownInterview } from './claims.ts'
import { momentWrong } from './contract.ts'

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
