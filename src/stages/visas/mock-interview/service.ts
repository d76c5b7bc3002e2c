import * as kinds from '../request-kinds.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { attach, discard } from '#src/features/documents/documents.ts'
import { noteReadOf } from '#src/features/notifications/notify.ts'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import {
  answersRequired,
  notReviewed,
  reviewedAlready,
  sharedAlready,
  type MockInterviewView,
  type SharedAnswer,
} from './contract.ts'
import { mockAnswers, mockInterviews, mockShares } from './tables.ts'
import { viewOf, type Interview } from './views.ts'

export async function read(call: Call): Promise<MockInterviewView> {
  const { db, caller } = call
  const [[share], [interview]] = await Promise.all([
    db.select().from(mockShares).where(eq(mockShares.owner, caller.id)),
    db.select().from(mockInterviews).where(eq(mockInterviews.owner, caller.id)),
  ])
  return {
    share_id: share?.shareId ?? null,
    interview: interview === undefined ? null : await viewOf(call, interview, 'student'),
  }
}

export async function share(call: Call, { answers }: { answers: readonly SharedAnswer[] }): Promise<void> {
  const owner = call.caller.id
  return call.change(async change => {
    const hasForm = (await change.tx.$count(mockShares, eq(mockShares.owner, owner))) > 0
    if (answers.length === 0 && !hasForm) throw new Refusal(answersRequired)
    const [made] = await change.tx
      .insert(mockInterviews)
      .values({ owner, sharedAt: call.now() })
      .onConflictDoNothing()
      .returning({ id: mockInterviews.id })
    if (made === undefined) throw new Refusal(sharedAlready)
    await keepAnswers(change, call, made.id, answers)
    await ask(change, call, {
      student: owner,
      role: 'advisor',
      kind: kinds.mockInterview,
      subject: made.id,
      title: 'Review a mock interview',
      path: `/desk/mock-interviews/${made.id}`,
    })
    await announceBoth(change, owner, 'mock-interview', 'mock-interviews')
  })
}

async function keepAnswers(
  change: Change,
  call: Call,
  interview: string,
  answers: readonly SharedAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  const ids = answers.map(({ document }) => document)
  await attach(change, call, { ids, purpose: 'interview', owner: call.caller.id, to: `mock-interview:${interview}` })
  await change.tx.insert(mockAnswers).values(answers.map((answer, place) => ({ ...answer, interview, place })))
}

/** Before it is reviewed, or once it is completed: then it is deleted with what was said of it, for another round. */
export async function takeBack(call: Call): Promise<void> {
  const forget = await call.change(async change => {
    const interview = await lockInterview(change, call)
    if (interview.publishedAt !== null && interview.closedAt === null) throw new Refusal(reviewedAlready)
    const answers = await change.tx
      .delete(mockAnswers)
      .where(eq(mockAnswers.interview, interview.id))
      .returning({ document: mockAnswers.document })
    await change.tx.delete(mockInterviews).where(eq(mockInterviews.id, interview.id))
    await settle(change, { now: call.now }, { kind: kinds.mockInterview, subject: interview.id })
    await announceBoth(change, call.caller.id, 'mock-interview', 'mock-interviews')
    return discard(
      change,
      call,
      answers.map(({ document }) => document),
    )
  })
  await forget()
}

export async function close(call: Call): Promise<void> {
  return call.change(async change => {
    const { id, publishedAt } = await lockInterview(change, call)
    if (publishedAt === null) throw new Refusal(notReviewed)
    await change.tx
      .update(mockInterviews)
      .set({ closedAt: call.now() })
      .where(and(eq(mockInterviews.id, id), isNull(mockInterviews.closedAt)))
    await noteReadOf(change, call, { owner: call.caller.id, type: 'review' })
    await announceBoth(change, call.caller.id, 'mock-interview', 'mock-interviews')
  })
}

async function lockInterview({ tx }: Change, { caller }: Call): Promise<Interview> {
  const [interview] = await tx
    .select()
    .from(mockInterviews)
    .where(eq(mockInterviews.owner, caller.id))
    .for('no key update')
  if (interview === undefined) throw new Refusal(notFound)
  return interview
}
