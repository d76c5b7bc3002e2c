import { z } from 'zod'
import { notFound, problem } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { notAttachable } from '#src/features/documents/contract.ts'
import * as copy from './rules.ts'
import { longestAnswer, mostAnswers, isQuestion, questionIds } from './rules.ts'

export const sharedAlready = problem('mock-shared', 409, copy.sharedAlready)
export const reviewedAlready = problem('mock-reviewed', 409, copy.reviewedAlready)
export const notReviewed = problem('mock-not-reviewed', 409, copy.notReviewed)
export const answersRequired = problem('mock-answers-required', 422, copy.answersRequired, 'answers')

const comment = z.object({
  id: z.string(),
  /** Seconds into the answer; null for the whole of it. */
  moment: z.number().int().nullable(),
  text: z.string(),
  author: z.string(),
  createdAt: moment,
})
export type CommentView = z.infer<typeof comment>

export const answerView = z.object({
  id: z.string(),
  question: z.enum(questionIds),
  document: z.string(),
  seconds: z.number().int(),
  isVideo: z.boolean(),
  comments: z.array(comment),
})
export type AnswerView = z.infer<typeof answerView>

export const interviewView = z.object({
  sharedAt: moment,
  publishedAt: moment.nullable(),
  reviewer: z.string().nullable(),
  closedAt: moment.nullable(),
  whole: z.string(),
  answers: z.array(answerView),
})
export type InterviewView = z.infer<typeof interviewView>

const mockInterview = z.object({
  /** The form of VideoAsk that is set for this student. */
  share_id: z.string().nullable(),
  interview: interviewView.nullable(),
})
export type MockInterviewView = z.infer<typeof mockInterview>

const answer = z.object({
  question: z.string().max(60).refine(isQuestion, copy.questionUnknown),
  document: z.uuid(),
  seconds: z
    .number()
    .int()
    .min(0)
    .max(longestAnswer + 5),
  isVideo: z.boolean(),
})
export type SharedAnswer = z.output<typeof answer>

export const mockInterviewContract = {
  read: signedInRoute('GET', '/api/visas/mock-interview', {
    summary: 'The practice interview that you shared, and its review once that is published.',
    topic: 'mock-interview',
    answer: mockInterview,
  }),
  share: signedInRoute('POST', '/api/visas/mock-interview', {
    summary: 'Shares recorded answers for review; where a VideoAsk form is set, the answers given there.',
    begins: 'sending',
    input: z.object({ answers: z.array(answer).max(mostAnswers) }),
    problems: [sharedAlready, answersRequired, notAttachable],
  }),
  takeBack: signedInRoute('DELETE', '/api/visas/mock-interview', {
    summary: 'Withdraws it before it is reviewed, or deletes it once it is completed. The recordings are deleted.',
    staysOpen: true,
    problems: [notFound, reviewedAlready],
  }),
  close: signedInRoute('PUT', '/api/visas/mock-interview/completion', {
    summary: 'Marks it as completed, once you have seen the review.',
    problems: [notFound, notReviewed],
    waits: true,
  }),
}
