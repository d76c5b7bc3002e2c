// A student as the desk sees them.
import { z } from 'zod'
import { notFound } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { asStudent } from './as-student/contract.ts'
import { fileContract } from './file/contract.ts'
import { headings } from '../audit/rules.ts'
import { documentView } from '../documents/contract.ts'
import { planLine } from '../plan/of-student/contract.ts'
import { journeyView } from '../progress/contract.ts'
import { historyLine } from '../audit/contract.ts'
import { foundStudent } from '../people/finding/contract.ts'
import { cell, overviewInput } from './strip/contract.ts'

const desk = ['advisor', 'underwriter', 'admin'] as const

/** Students with every stage as a cell, in the order of the journey. */
const overview = z.object({
  now: moment,
  stages: z.array(z.object({ route: z.string(), label: z.string() })),
  students: z.array(
    foundStudent.extend({
      cells: z.array(cell),
      /** Who leads them; nobody's, where the caller doesn't see that. */
      lead: z.string().nullable(),
      tags: z.array(z.string()),
    }),
  ),
  /** How many there are in all. */
  total: z.number().int(),
})
export type Overview = z.infer<typeof overview>
export type StudentRow = Overview['students'][number]

/** Where the desk works on a step of a student. */
const deskWork = z.object({
  stage: z.string(),
  /** The id of the step. */
  step: z.string(),
  path: z.string(),
  /** Something of it waits for us now. */
  isWaiting: z.boolean(),
})
export type DeskWork = z.infer<typeof deskWork>

/** A file of theirs that anyone who asks may open. */
const studentFile = documentView.extend({
  sentAt: moment,
  /** Sent by our team. */
  isOurs: z.boolean(),
  /** 'Visas: Mock interview'. */
  about: z.string(),
})
export type StudentFile = z.infer<typeof studentFile>

const studentView = z.object({
  student: foundStudent,
  /** Which headings anyone who asks sees; of the others nothing is in the answer. */
  headings: z.array(z.enum(headings)),
  /** What they entered, in the words in which the desk reads it. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  journey: journeyView,
  /** Their dates, the soonest first; nothing where the caller doesn't see plans. */
  plan: z.array(planLine),
  work: z.array(deskWork),
  documents: z.array(studentFile),
  /** Whether who asks may assign a step to this student. */
  canAssign: z.boolean(),
  history: z.array(historyLine),
})
export type StudentView = z.infer<typeof studentView>

export const studentsContract = {
  find: route('GET', '/api/desk/students', {
    who: desk,
    summary: 'Students by name, e-mail or phone; without a search those who came last.',
    topic: 'students',
    input: z.object({ search: z.string().max(200).default('') }),
    answer: z.array(foundStudent),
  }),
  overview: route('GET', '/api/desk/students/overview', {
    mayLag: true,
    who: desk,
    summary: 'Students and how far each stage is: who has it, who is stuck, and what is due this week.',
    topic: 'students',
    input: overviewInput,
    answer: overview,
  }),
  asStudent,
  read: route('GET', '/api/desk/students/{id}', {
    who: desk,
    summary: 'One student: who they are, their journey as they see it, and what happened.',
    input: z.object({ id: z.uuid() }),
    answer: studentView,
    problems: [notFound],
  }),
}

export const studentsContracts = { students: studentsContract, studentFiles: fileContract }
