import { z } from 'zod'
import { claimRoutes, claimView } from '#src/features/desk-kit/contract.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem } from '#src/wire/problem.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { interviewView } from '../contract.ts'
import * as copy from '../rules.ts'
import { isShareId, longestAnswer, longestComment } from '../rules.ts'

/** Its message names who has it. */
export const taken = problem('mock-claimed', 409, 'Somebody else has this interview.')
export const notClaimed = problem('mock-not-claimed', 409, copy.notClaimed)
export const nothingSaid = problem('mock-nothing-said', 409, copy.nothingSaid)
export const publishedAlready = problem('mock-published', 409, copy.publishedAlready)
export const momentWrong = problem('mock-moment-wrong', 422, copy.momentWrong, 'at')

const who = ['advisor', 'admin'] as const
const { get, post, put, remove } = deskRoutes(who)
const id = z.uuid()
const person = z.object({ id: z.string(), name: z.string() })

const queued = z.object({
  id: z.string(),
  student: person,
  sharedAt: moment,
  /** When they go to the consulate, where they said so. */
  visaInterview: moment.nullable(),
  claimedBy: claimView.nullable(),
  publishedAt: moment.nullable(),
  closedAt: moment.nullable(),
  /** Answered at VideoAsk, under this form. */
  share_id: z.string().nullable(),
  answers: z.number().int(),
})
export type QueuedInterview = z.infer<typeof queued>

const deskInterview = interviewView.extend({
  id: z.string(),
  student: person,
  claimedBy: claimView.nullable(),
  share_id: z.string().nullable(),
})
export type DeskInterview = z.infer<typeof deskInterview>

const text = z
  .string()
  .max(4 * longestComment)
  .transform(visibleText)

export const mockInterviewDeskContract = {
  queue: get('/api/desk/mock-interviews', {
    summary: 'Practice interviews that wait, the longest waiting first; then the answered ones.',
    topic: 'mock-interviews',
    input: nothing,
    answer: z.array(queued),
  }),
  read: get('/api/desk/mock-interviews/{id}', {
    summary: 'One practice interview with its comments.',
    topic: 'mock-interviews',
    input: z.object({ id }),
    answer: deskInterview,
  }),
  ...claimRoutes('/api/desk/mock-interviews', taken, who),
  comment: post('/api/desk/mock-answers/{id}/comments', {
    summary: 'Comments on a moment in an answer, or on the whole answer.',
    input: z.object({
      id,
      at: z
        .number()
        .int()
        .min(0)
        .max(longestAnswer + 5)
        .nullable(),
      text: text.pipe(z.string().min(1, copy.commentRequired).max(longestComment)),
    }),
    // No more than its name: what a repeated call is answered is kept, and a comment is not.
    answer: z.object({ id: z.string() }),
    problems: [taken, notClaimed, momentWrong],
  }),
  removeComment: remove('/api/desk/mock-comments/{id}', {
    summary: 'Deletes a comment.',
    input: z.object({ id }),
    problems: [taken, notClaimed],
  }),
  sayOnWhole: put('/api/desk/mock-interviews/{id}/whole', {
    summary: 'Saves the overall comment.',
    input: z.object({ id, text: text.pipe(z.string().max(longestComment)) }),
    problems: [taken, notClaimed],
  }),
  publish: put('/api/desk/mock-interviews/{id}/publication', {
    summary: 'Publishes all comments; the student is notified.',
    input: z.object({ id }),
    problems: [taken, notClaimed, nothingSaid, publishedAlready],
  }),
  setForm: put('/api/desk/mock-shares/{student}', {
    summary: 'Sets the VideoAsk form that a student answers; an empty one gives them our own recorder again.',
    input: z.object({
      student: id,
      share_id: z
        .string()
        .max(200)
        .transform(visibleLine)
        .refine(typed => typed === '' || isShareId(typed), copy.shareIdWrong),
    }),
  }),
}
