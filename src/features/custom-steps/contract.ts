import { z } from 'zod'
import { stepTypes } from '#src/journey/stage.ts'
import { statuses } from '#src/journey/status.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { documentView } from '../documents/contract.ts'
import * as copy from './copy.ts'
import { questionKinds } from './form/rules.ts'
import { attachmentTypes } from './response/rules.ts'

export const alreadyAnswered = problem('already-answered', 409, copy.alreadyAnswered)
export const notYetReady = problem('not-yet-ready', 409, copy.notYetReady)
export const noForm = problem('no-form', 409, copy.noForm)

export const questionView = z.object({
  id: z.string(),
  kind: z.enum(questionKinds),
  label: z.string(),
  help: z.string(),
  required: z.boolean(),
  options: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
})

/** The specification's question and answer pair. */
export const answerView = z.object({
  /** Of the question, as it was when it was answered. */
  id: z.string(),
  question: z.string(),
  kind: z.enum(questionKinds),
  answer: z.union([z.string(), z.array(z.string())]),
  files: z.array(documentView),
})
export type AnswerView = z.infer<typeof answerView>

export const attachmentView = z.object({
  type: z.enum(attachmentTypes),
  title: z.string(),
  url: z.string(),
  file: documentView.nullable(),
})
export type AttachmentView = z.infer<typeof attachmentView>

export const responseView = z.object({ htmlString: z.string(), attachments: z.array(attachmentView) })
export type ResponseView = z.infer<typeof responseView>

export const labels = z.partialRecord(z.enum(statuses), z.string())

/** The specification's custom step, with what its status is read from. */
const customStepView = z.object({
  id: z.string(),
  userID: z.string(),
  associatedStageId: z.string(),
  type: z.enum(stepTypes),
  title: z.string(),
  descriptionInHtml: z.string(),
  attachments: z.array(attachmentView),
  form: z.array(questionView),
  typeformUrl: z.string().nullable(),
  webinarId: z.string().nullable(),
  labels,
  dueOn: z.iso.date().nullable(),
  version: z.number().int(),
  assignedAt: moment,
  answeredAt: moment.nullable(),
  userResponse: z.array(answerView),
  fulfilledAt: moment.nullable(),
  correctedAt: moment.nullable(),
  fulfillmentResponse: responseView.nullable(),
  completedAt: moment.nullable(),
  finishedReading: z.boolean(),
})
export type CustomStepView = z.infer<typeof customStepView>

const id = z.uuid()
const answer = z.union([z.string().max(20_000), z.array(z.string().max(500)).max(100)])

export const customStepsContract = {
  read: studentRoute('GET', '/api/custom-steps/{id}', {
    summary: 'A step assigned to you, with its form, the answers and the response.',
    topic: 'custom-steps',
    input: z.object({ id }),
    answer: customStepView,
    problems: [notFound],
  }),
  answer: studentRoute('POST', '/api/custom-steps/{id}/answers', {
    summary: 'Submits the answers to its form, once. For a Typeform form there are none.',
    begins: 'sending',
    input: z.object({ id, answers: z.record(z.string().max(40), answer).default({}) }),
    problems: [notFound, noForm, alreadyAnswered],
    bodyLimit: 524_288,
  }),
  complete: studentRoute('PUT', '/api/custom-steps/{id}/completion', {
    summary: 'Marks it as complete: you have read what there was to read.',
    input: z.object({ id }),
    problems: [notFound, notYetReady],
    waits: true,
  }),
  reopen: studentRoute('DELETE', '/api/custom-steps/{id}/completion', {
    summary: 'Opens it again.',
    input: z.object({ id }),
    problems: [notFound],
    waits: true,
  }),
}
