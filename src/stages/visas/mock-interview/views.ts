// A practice interview as it is read: its answers with what was said of them, unsealed.
import { asc, eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { AnswerView, InterviewView } from './contract.ts'
import { isQuestion } from './rules.ts'
import { mockAnswers, mockComments, type mockInterviews } from './tables.ts'

export type Interview = typeof mockInterviews.$inferSelect
/** A student sees what was said once it is published; the desk sees what is being written. */
type Reader = 'student' | 'desk'

export async function viewOf(call: Call, interview: Interview, reader: Reader): Promise<InterviewView> {
  const isShown = reader === 'desk' || interview.publishedAt !== null
  const { owner, publishedBy, whole } = interview
  return {
    sharedAt: interview.sharedAt.toString(),
    publishedAt: interview.publishedAt?.toString() ?? null,
    reviewer: await firstNameOf(call, publishedBy),
    closedAt: interview.closedAt?.toString() ?? null,
    whole: isShown && whole !== null ? await call.vault.open(owner, whole) : '',
    answers: await answersOf(call, interview, isShown),
  }
}

async function answersOf(call: Call, { id, owner }: Interview, isShown: boolean): Promise<AnswerView[]> {
  const [answers, comments] = await Promise.all([
    call.db.select().from(mockAnswers).where(eq(mockAnswers.interview, id)).orderBy(asc(mockAnswers.place)),
    isShown ? commentsOf(call, id, owner) : [],
  ])
  return answers.flatMap(({ id: answer, question, document, seconds, isVideo }) => {
    const said = comments.filter(({ on }) => on === answer).map(({ comment }) => comment)
    return isQuestion(question) ? [{ id: answer, question, document, seconds, isVideo, comments: said }] : []
  })
}

async function commentsOf(call: Call, interview: string, owner: string) {
  const rows = await call.db
    .select({ comment: mockComments, author: people.firstName })
    .from(mockComments)
    .innerJoin(mockAnswers, eq(mockAnswers.id, mockComments.answer))
    .leftJoin(people, eq(people.id, mockComments.author))
    .where(eq(mockAnswers.interview, interview))
    .orderBy(asc(mockComments.moment), asc(mockComments.id))
  return Promise.all(
    rows.map(async ({ comment: { id, answer, moment, text, createdAt }, author }) => ({
      on: answer,
      comment: {
        id,
        moment,
        text: await call.vault.open(owner, text),
        author: author ?? '',
        createdAt: createdAt.toString(),
      },
    })),
  )
}

async function firstNameOf({ db }: Call, id: string | null): Promise<string | null> {
  if (id === null) return null
  const [person] = await db.select().from(people).where(eq(people.id, id))
  return person?.firstName ?? null
}
