import { z } from 'zod'
import { stepTypes } from '#src/journey/stage.ts'
import { statuses } from '#src/journey/status.ts'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem } from '#src/wire/problem.ts'
import { day, moment, nothing } from '#src/wire/shapes.ts'
import { attachmentView, labels, questionView } from '../contract.ts'
import { changedBy, somebody } from '#src/features/desk-kit/rules.ts'
import * as copy from './rules.ts'
import { checkDefinition, checkLaying, longestHtml } from './rules.ts'
import { questionKinds } from '../form/rules.ts'
import { attachmentTypes } from '../response/rules.ts'

/** Its message says who changed it and when. */
export const stepChanged = problem('step-changed', 409, changedBy(somebody, 'the same day'))
export const stageUnknown = problem('stage-unknown', 422, copy.stageUnknown, 'stage')
export const strangers = problem('strangers', 422, copy.strangers, 'students')
export const webinarUnknown = problem('webinar-unknown', 422, copy.webinarUnknown, 'webinarId')
export const endOfTheLine = problem('end-of-the-line', 409, copy.endOfTheLine)

export const who = ['advisor', 'admin'] as const
const { get, post, put, patch, remove } = deskRoutes(who)
const id = z.uuid()
export const line = z.string().max(1000).transform(visibleLine)
export const version = z.number().int().min(0).max(1_000_000)
export const html = z.string().max(longestHtml)

const question = z.object({
  id: z.string().regex(/^q[\da-f]{4,32}$/),
  kind: z.enum(questionKinds),
  label: line,
  help: z.string().max(2000).transform(visibleText),
  required: z.boolean(),
  options: z.array(line).max(100),
  min: z.number().nullable(),
  max: z.number().nullable(),
})

export const attachment = z.object({
  type: z.enum(attachmentTypes),
  title: line,
  url: z.string().max(4000).transform(visibleLine),
  file: z.uuid().nullable(),
})

/** By address alone: what is for many lies nowhere of theirs. */
const sharedAttachment = attachment.extend({ type: z.enum(['video', 'article', 'link']), file: z.null() })

const definition = z.object({
  title: line,
  description: html,
  attachments: z.array(sharedAttachment).max(100),
  form: z.array(question).max(200),
  typeformUrl: z.string().max(4000).transform(visibleLine).nullable(),
  webinarId: z.uuid().nullable(),
  labels: z.partialRecord(z.enum(statuses), line),
  dueOn: day.nullable().default(null),
})
const assignment = definition.extend({ stage: z.string().max(100), type: z.enum(stepTypes) })

export const person = z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })
export type Person = z.infer<typeof person>

const deskStep = z.object({
  id: z.string(),
  stage: z.string(),
  type: z.enum(stepTypes),
  title: z.string(),
  order: z.number(),
  audience: z.enum(['students', 'stage']),
  /** The first few, and how many there are in all. */
  students: z.array(z.string()),
  studentCount: z.number().int(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  editedAt: moment.nullable(),
  editedBy: z.string().nullable(),
  withdrawnAt: moment.nullable(),
  version: z.number().int(),
})
export type DeskStep = z.infer<typeof deskStep>

const deskStage = z.object({
  route: z.string(),
  label: z.string(),
  /** The stage's own, among which the others stand. */
  own: z.array(z.object({ id: z.string(), title: z.string(), order: z.number() })),
})
export type DeskStage = z.infer<typeof deskStage>

const deskStepDetail = deskStep.extend({
  description: z.string(),
  attachments: z.array(attachmentView),
  form: z.array(questionView),
  typeformUrl: z.string().nullable(),
  webinarId: z.string().nullable(),
  labels,
  dueOn: day.nullable(),
  assignees: z.array(
    person.extend({
      assignedAt: moment.nullable(),
      answeredAt: moment.nullable(),
      fulfilledAt: moment.nullable(),
      completedAt: moment.nullable(),
    }),
  ),
})
export type DeskStepDetail = z.infer<typeof deskStepDetail>

export const deskCustomStepsContract = {
  list: get('/api/desk/steps', {
    summary: 'Every assigned step, stage by stage, with the steps around it.',
    topic: 'custom-steps',
    input: nothing,
    answer: z.object({
      stages: z.array(deskStage),
      steps: z.array(deskStep),
      webinars: z.array(z.object({ id: z.string(), title: z.string() })),
    }),
  }),
  students: get('/api/desk/steps/students', {
    summary: 'Students by name or e-mail address.',
    topic: 'people',
    input: z.object({ search: z.string().max(200).default('') }),
    answer: z.array(person),
  }),
  studentsByEmail: post('/api/desk/steps/students', {
    summary: 'Students by a list of e-mail addresses, and the addresses that nobody has.',
    input: z.object({ emails: z.array(z.string().max(320)).max(500) }),
    answer: z.object({ found: z.array(person), unknown: z.array(z.string()) }),
  }),
  makeAssigned: post('/api/desk/steps', {
    summary: 'Assigns a step to some students, or to everybody at a stage.',
    input: assignment
      .extend({ audience: z.enum(['students', 'stage']), students: z.array(id).max(500, copy.tooManyStudents) })
      .superRefine(saying(checkLaying)),
    answer: deskStepDetail,
    problems: [stageUnknown, strangers, webinarUnknown],
    bodyLimit: 524_288,
  }),
  read: get('/api/desk/steps/{id}', {
    summary: 'A step, whole, and the students it is assigned to.',
    topic: 'custom-steps',
    input: z.object({ id }),
    answer: deskStepDetail,
  }),
  edit: put('/api/desk/steps/{id}', {
    summary: 'Changes a step for everybody it is assigned to, unless somebody else has changed it meanwhile.',
    input: assignment.extend({ id, version }).superRefine(saying(checkDefinition)),
    answer: deskStepDetail,
    problems: [stepChanged, webinarUnknown],
    bodyLimit: 524_288,
  }),
  move: post('/api/desk/steps/{id}/moves', {
    summary: 'Swaps a step with its neighbour.',
    input: z.object({ id, direction: z.enum(['up', 'down']) }),
    problems: [endOfTheLine],
  }),
  changeStudents: patch('/api/desk/steps/{id}/students', {
    summary: 'Assigns a step to more students, or withdraws it from some.',
    input: z.object({ id, add: z.array(id).max(500).default([]), remove: z.array(id).max(500).default([]) }),
    answer: deskStepDetail,
    problems: [strangers],
  }),
  withdraw: put('/api/desk/steps/{id}/withdrawal', {
    summary: 'Withdraws a step from everybody. Their answers are kept.',
    input: z.object({ id }),
  }),
  layAgain: remove('/api/desk/steps/{id}/withdrawal', {
    summary: 'Restores a withdrawn step as it was.',
    input: z.object({ id }),
  }),
}
