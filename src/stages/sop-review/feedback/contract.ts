// What a submission and its feedback look like over the wire, and what a student does with them.
import { z } from 'zod'
import { documentView } from '#src/features/documents/contract.ts'
import { toeflScales } from '#src/values/test-scores.ts'
import { changedElsewhere, notFound, problem } from '#src/wire/problem.ts'
import { studentRoute, sentByPage } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { loanProcesses } from '../submit/rules.ts'
import * as copy from './copy.ts'
import { criteria, tags } from './rules.ts'

export const ratedNothing = problem('sop-not-found', 404, copy.notFoundOnRating)
export const notPublished = problem('feedback-not-published', 409, copy.notPublished)
export const nothingMarked = problem('nothing-marked', 409, copy.nothingMarked)

const id = z.uuid()
const rating = z.number().int().min(1).max(5)

export const gre = z.object({
  taken: z.boolean().nullable(),
  quant: z.number().nullable(),
  verbal: z.number().nullable(),
  writing: z.number().nullable(),
  date: z.iso.date().nullable(),
})
export const toefl = z.object({
  taken: z.boolean().nullable(),
  score: z.number().nullable(),
  scale: z.enum(toeflScales),
  date: z.iso.date().nullable(),
})

export const remarkView = z.object({
  id: z.string(),
  author: z.string(),
  tag: z.enum(tags).nullable(),
  /** Where it stands; null for a remark on the whole. */
  place: z
    .object({
      start: z.number().int(),
      end: z.number().int(),
      quote: z.string(),
      prefix: z.string(),
      suffix: z.string(),
    })
    .nullable(),
  text: z.string(),
  revision: z.number().int(),
  createdAt: moment,
  editedAt: moment.nullable(),
  markedForHelp: z.boolean(),
  helpAnswer: z.object({ text: z.string(), by: z.string(), at: moment }).nullable(),
})
export type RemarkView = z.infer<typeof remarkView>

export const rubricView = z.array(
  z.object({ criterion: z.enum(criteria), score: z.number().int().min(1).max(5).nullable(), note: z.string() }),
)
export type RubricView = z.infer<typeof rubricView>

/** The specification's SOP version. */
export const versionView = z.object({
  sopId: z.string(),
  number: z.number().int(),
  studentName: z.string(),
  text: z.string(),
  universities: z.array(z.object({ id: z.string(), name: z.string(), isVerified: z.boolean() })),
  gre,
  toefl,
  submissionDeadline: z.iso.date(),
  takingPaidHelp: z.boolean(),
  loanProcess: z.enum(loanProcesses).nullable(),
  resume: documentView.nullable(),
  createdAt: moment,
  feedbackSubmitted: z.boolean(),
  publishedAt: moment.nullable(),
  /** The first name of the reviewer. */
  reviewer: z.string().nullable(),
  reviewSeen: z.boolean(),
  reviewRating: z.number().int().nullable(),
  moreHelpRequested: z.boolean(),
  moreHelpRequestedAt: moment.nullable(),
  moreHelpAnsweredAt: moment.nullable(),
  closedAt: moment.nullable(),
  /** Empty until the feedback is published. */
  remarks: z.array(remarkView),
  rubric: rubricView,
})
export type VersionView = z.infer<typeof versionView>

export const feedbackContract = {
  versions: studentRoute('GET', '/api/sop/versions', {
    summary: 'Your submitted SOPs, newest first, each with its feedback once that is published.',
    topic: 'sop',
    answer: z.array(versionView),
  }),
  see: studentRoute('PUT', '/api/sop/versions/{id}/seen', {
    byItself: sentByPage(),
    summary: 'Notes that you have looked at the feedback.',
    input: z.object({ id }),
    problems: [notFound, notPublished],
  }),
  rate: studentRoute('PUT', '/api/sop/versions/{id}/rating', {
    summary: 'Rates how helpful the feedback was, from 1 to 5.',
    input: z.object({ id, rating, was: z.object({ rating: rating.nullable() }).optional() }),
    problems: [ratedNothing, notPublished, changedElsewhere],
    waits: true,
  }),
  markForHelp: studentRoute('PUT', '/api/sop/remarks/{id}/help', {
    summary: 'Marks a remark that you want help with.',
    input: z.object({ id }),
    problems: [notFound],
    waits: true,
  }),
  unmarkForHelp: studentRoute('DELETE', '/api/sop/remarks/{id}/help', {
    summary: 'Removes that mark.',
    input: z.object({ id }),
    problems: [notFound],
    waits: true,
  }),
  requestHelp: studentRoute('PUT', '/api/sop/versions/{id}/help', {
    summary: 'Asks for help with the marked remarks.',
    begins: 'sending',
    input: z.object({ id }),
    problems: [notFound, notPublished, nothingMarked],
  }),
  close: studentRoute('PUT', '/api/sop/versions/{id}/completion', {
    summary: 'Marks the feedback as completed.',
    input: z.object({ id }),
    problems: [notFound, notPublished],
    waits: true,
  }),
  reopen: studentRoute('DELETE', '/api/sop/versions/{id}/completion', {
    summary: 'Undoes that mark, as long as no newer version was submitted.',
    input: z.object({ id }),
    problems: [notFound],
    waits: true,
  }),
}
