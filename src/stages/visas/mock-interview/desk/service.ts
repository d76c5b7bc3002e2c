import { announceBoth } from '#src/platform/database/change.ts'
import * as kinds from '#src/stages/visas/request-kinds.ts'
import * as audited from '#src/stages/visas/audit-actions.ts'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { noteAction, noteLook } from '#src/features/audit/actions.ts'
import { claimView, assignees, isClaimOf, isAssignee } from '#src/features/desk-kit/claims.ts'
import { claims } from '#src/features/desk-kit/tables.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { visaInterviewOf } from '#src/stages/visas/rounds/present.ts'
import { mockAnswers, mockComments, mockInterviews, mockShares } from '../tables.ts'
import { viewOf } from '../views.ts'
import { ownInterview } from './comments.ts'
import { nothingSaid, publishedAlready, type DeskInterview, type QueuedInterview } from './contract.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'

export { claim, release } from './comments.ts'
export { comment, removeComment, sayOnWhole } from './comments.ts'

type Named = { id: string }

const mostShown = 200

export async function queue(call: Call): Promise<QueuedInterview[]> {
  const { publishedAt, sharedAt, id } = mockInterviews
  const waits = isNull(publishedAt)
  const rows = await found(call)
    .orderBy(desc(waits), sql`case when ${waits} then ${sharedAt} end asc`, desc(publishedAt), id)
    .limit(mostShown)
  return rows.map(queuedOf)
}

export async function read(call: Call, { id }: Named): Promise<DeskInterview> {
  const row = foundIn(await found(call).where(eq(mockInterviews.id, id)))
  const { student, claimedBy, share_id } = queuedOf(row)
  await noteLook(call, { what: audited.mockInterviewRead, about: student.id })
  return { ...(await viewOf(call, row.interview, 'desk')), id, student, claimedBy, share_id }
}

export async function publish(call: Call, { id }: Named): Promise<void> {
  return call.change(async change => {
    const { owner, publishedAt, whole } = await ownInterview(change, call, id)
    if (publishedAt !== null) throw new Refusal(publishedAlready)
    const [said] = await change.tx
      .select({ comments: count() })
      .from(mockComments)
      .innerJoin(mockAnswers, eq(mockAnswers.id, mockComments.answer))
      .where(eq(mockAnswers.interview, id))
    const comments = said?.comments ?? 0
    if (comments === 0 && whole === null) throw new Refusal(nothingSaid)
    await change.tx
      .update(mockInterviews)
      .set({ publishedAt: call.now(), publishedBy: call.caller.id })
      .where(eq(mockInterviews.id, id))
    await settle(change, call, { kind: kinds.mockInterview, subject: id })
    await noteAction(change, call, { what: audited.mockInterviewPublished, about: owner })
    await notify(change, call, {
      to: owner,
      type: 'review',
      title: 'Your mock interview is reviewed',
      body: `${call.caller.firstName} has watched it and left ${comments === 1 ? 'a comment' : `${comments} comments`}.`,
      href: '/visas/mock-interview',
    })
    await announceBoth(change, owner, 'mock-interview', 'mock-interviews')
  })
}

export async function setForm(
  call: Call,
  { student, share_id: shareId }: { student: string; share_id: string },
): Promise<void> {
  return call.change(async change => {
    const isStudent = and(eq(people.id, student), eq(people.isGuest, false))
    if ((await change.tx.$count(people, isStudent)) === 0) throw new Refusal(notFound)
    const set = { shareId, setBy: call.caller.id, setAt: call.now() }
    if (shareId === '') await change.tx.delete(mockShares).where(eq(mockShares.owner, student))
    else {
      await change.tx
        .insert(mockShares)
        .values({ owner: student, ...set })
        .onConflictDoUpdate({ target: mockShares.owner, set })
    }
    await noteAction(change, call, { what: audited.mockFormSet, about: student, detail: shareId })
    await announceBoth(change, student, 'mock-interview', 'mock-interviews')
  })
}

const found = ({ db }: Call) =>
  db
    .select({
      interview: mockInterviews,
      student: people,
      claim: claims,
      assignee: assignees.firstName,
      shareId: mockShares.shareId,
      visaInterview: visaInterviewOf(mockInterviews.owner),
      answers: db.$count(mockAnswers, eq(mockAnswers.interview, mockInterviews.id)),
    })
    .from(mockInterviews)
    .innerJoin(people, eq(people.id, mockInterviews.owner))
    .leftJoin(claims, isClaimOf(kinds.mockInterview.name, mockInterviews.id))
    .leftJoin(assignees, isAssignee)
    .leftJoin(mockShares, eq(mockShares.owner, mockInterviews.owner))
    .$dynamic()

type Row = Awaited<ReturnType<typeof found>>[number]

const queuedOf = ({ interview, student, shareId, answers, visaInterview, ...claimed }: Row): QueuedInterview => ({
  id: interview.id,
  student: namedStudent(student),
  sharedAt: interview.sharedAt.toString(),
  visaInterview: visaInterview?.toString() ?? null,
  claimedBy: claimView(claimed),
  publishedAt: interview.publishedAt?.toString() ?? null,
  closedAt: interview.closedAt?.toString() ?? null,
  share_id: shareId,
  answers,
})
