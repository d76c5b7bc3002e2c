import { z } from 'zod'
import { visibleText } from '#src/values/visible-text.ts'
import { problem, tooManyRequests } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { day, moment, nothing } from '#src/wire/shapes.ts'
import { notAttachable } from '#src/features/documents/contract.ts'
import { claimRoutes, claimView } from '#src/features/desk-kit/contract.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { feedbackContract, gre, toefl, remarkView, rubricView, versionView } from './feedback/contract.ts'
import * as copy from './submit/rules.ts'
import { loanProcesses } from './submit/rules.ts'
import * as deskWords from './feedback/copy.ts'
import { tags } from './feedback/rules.ts'

// The reviewers' side.

/** Its message names who has it. */
export const taken = problem('sop-claimed', 409, 'Somebody else has this SOP.')
export const notClaimed = problem('sop-not-claimed', 409, deskWords.notClaimed)
export const placeWrong = problem('place-wrong', 422, deskWords.placeWrong, 'place')
export const nothingSaid = problem('nothing-said', 409, deskWords.nothingSaid)
export const publishedAlready = problem('published-already', 409, deskWords.publishedAlready)
/** Its message names who changed it. */
export const editedMeanwhile = problem('remark-edited', 409, 'Somebody changed this while you were writing.')

const who = ['advisor', 'admin'] as const
const { get, post, put, remove } = deskRoutes(who)
const id = z.uuid()

const queued = z.object({
  sopId: z.string(),
  number: z.number().int(),
  student: z.object({ id: z.string(), name: z.string() }),
  submissionDeadline: z.iso.date(),
  submittedAt: moment,
  claimedBy: claimView.nullable(),
  publishedAt: moment.nullable(),
  /** Since when somebody waits for help with the feedback; null when nobody does. */
  helpWaitingSince: moment.nullable(),
})
export type QueuedSop = z.infer<typeof queued>

const deskVersion = versionView.extend({
  student: z.object({ id: z.string(), name: z.string() }),
  claimedBy: claimView.nullable(),
  rubricRevision: z.number().int(),
  /** What was submitted before, newest first, with what was said of it. */
  earlier: z.array(
    z.object({ sopId: z.string(), number: z.number().int(), text: z.string(), remarks: z.array(remarkView) }),
  ),
})
export type DeskVersion = z.infer<typeof deskVersion>

const place = z.object({
  start: z.number().int().min(0).max(1_000_000),
  end: z.number().int().min(0).max(1_000_000),
  quote: z.string().max(200_000),
  prefix: z.string().max(500),
  suffix: z.string().max(500),
})
const said = { text: z.string().max(20_000).transform(visibleText), tag: z.enum(tags).nullable().default(null) }

const sopDeskContract = {
  queue: get('/api/desk/sops', {
    summary:
      'SOPs that wait: those with the nearest deadline first, then who has waited longest; then the answered ones.',
    topic: 'sops',
    input: nothing,
    answer: z.array(queued),
  }),
  read: get('/api/desk/sops/{id}', {
    summary: 'One SOP with everything that was said of it, and the versions before it.',
    topic: 'sops',
    input: z.object({ id }),
    answer: deskVersion,
  }),
  ...claimRoutes('/api/desk/sops', taken, who),
  remark: post('/api/desk/sops/{id}/remarks', {
    summary: 'Comments on selected words, or on the whole SOP.',
    input: z.object({ id, ...said, place: place.nullable().default(null) }),
    // No more than its name: what a repeated call is answered is kept, and a remark is not.
    answer: z.object({ id: z.string() }),
    problems: [taken, notClaimed, placeWrong],
    bodyLimit: 524_288,
  }),
  editRemark: put('/api/desk/sop-remarks/{id}', {
    summary: 'Updates the remark if nobody else has changed it since you loaded it.',
    input: z.object({ id, ...said, revision: z.number().int().min(1) }),
    answer: z.object({ revision: z.number().int() }),
    problems: [taken, notClaimed, editedMeanwhile],
  }),
  removeRemark: remove('/api/desk/sop-remarks/{id}', {
    summary: 'Deletes a remark.',
    input: z.object({ id }),
    problems: [taken, notClaimed],
  }),
  judge: put('/api/desk/sops/{id}/rubric', {
    summary: 'Saves the grades by each criterion.',
    input: z.object({ id, rubric: rubricView.max(5), revision: z.number().int().min(0) }),
    answer: z.object({ revision: z.number().int() }),
    problems: [taken, notClaimed, editedMeanwhile],
  }),
  publish: put('/api/desk/sops/{id}/publication', {
    summary: 'Publishes the whole feedback; the student is notified.',
    input: z.object({ id }),
    problems: [taken, notClaimed, nothingSaid, publishedAlready],
  }),
  answerHelp: put('/api/desk/sop-remarks/{id}/help-answer', {
    summary: 'Answers a student who marked a remark for help.',
    input: z.object({ id, text: said.text }),
  }),
}

export const underReview = problem('sop-under-review', 409, copy.underReview)
export const universityGone = problem('university-unknown', 422, copy.universitiesRequired, 'universities')

const submitContract = {
  submit: studentRoute('POST', '/api/sop/versions', {
    summary: 'Submits an SOP for feedback: the first version, or a new one once the feedback on the last is there.',
    begins: 'sending',
    // What is missing is said by the rule, which knows what day it is: see submit/service.ts.
    input: z.object({
      text: z.string().max(200_000).transform(visibleText),
      gre,
      toefl,
      universities: z.array(z.string().max(200)).max(100),
      deadline: day.nullable(),
      takingPaidHelp: z.boolean().nullable(),
      loanProcess: z.enum(loanProcesses).nullable().default(null),
      resume: z.uuid().nullable().default(null),
    }),
    // No more than its name: what a repeated call is answered is kept, and a text is not.
    answer: z.object({ sopId: z.string() }),
    problems: [underReview, universityGone, notAttachable, tooManyRequests],
    bodyLimit: 1_048_576,
  }),
}

export const sopContracts = { sop: { ...submitContract, ...feedbackContract }, sopDesk: sopDeskContract }
