// A student as the desk sees them.
import { z } from 'zod'
import { notFound } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { headings } from '../audit/rules.ts'
import { dueLine } from '../money/contract.ts'
import { planLine } from '../plan/contract.ts'
import { journeyView, stageView, holder } from '../progress/contract.ts'
import { historyLine } from '../audit/contract.ts'
import { foundStudent } from '../people/contract.ts'
import { fileContract } from './file/contract.ts'
import { filter, manyContract } from './many/contract.ts'
import { loadedAtOnce, mostLoaded } from './strip/rules.ts'

const overviewInput = filter.extend({
  most: z.coerce.number<number>().int().min(1).max(mostLoaded).default(loadedAtOnce),
})
export type Wanted = z.infer<typeof overviewInput>

const cell = z.object({
  done: z.number().int(),
  steps: z.number().int(),
  hasBegun: z.boolean(),
  /** Who has the stage now, and since when. */
  has: holder.nullable(),
  since: moment.nullable(),
  /** With the student, and nothing happened for a week. */
  isStuck: z.boolean(),
  /** The nearest date of this week: a moment, or a day ('2026-11-21'). */
  due: z.object({ title: z.string(), when: z.string() }).nullable(),
})

/** By the address of a step. */
const dayBySteps = z.array(z.tuple([z.string(), z.iso.date()]))

const seenJourney = z.object({
  name: z.string(),
  /** Whose days are shown: where the student is. */
  zone: z.string().nullable(),
  now: moment,
  /** An enrolled student is offered nothing of the stages that lead to the enrolment. */
  isEnrolled: z.boolean(),
  /** The day until which nothing is at risk. */
  planDays: dayBySteps,
  /** Those of them that are counted from no estimate. */
  sureDays: dayBySteps,
  /** Where the safe day is over, the last day on which it can still be saved. */
  atRisk: dayBySteps,
  stages: z.array(stageView),
})
export type SeenJourney = z.infer<typeof seenJourney>

/** Those who guide the whole journey: who sees a part of it would see another home than the student does. */
const asStudent = route('GET', '/api/desk/students/{id}/as-student', {
  who: ['advisor', 'admin'],
  summary: 'The journey as the student sees it, read-only. It opens no session.',
  input: z.object({ id: z.uuid() }),
  answer: seenJourney,
  problems: [notFound],
})

const desk = ['advisor', 'underwriter', 'admin'] as const

/** With how much of theirs waits at the desk for anyone who asks. */
const countedStudent = foundStudent.extend({ waiting: z.number().int() })
export type CountedStudent = z.infer<typeof countedStudent>

/** Students with every stage as a cell, in the order of the journey. */
const overview = z.object({
  now: moment,
  stages: z.array(z.object({ route: z.string(), label: z.string() })),
  students: z.array(
    countedStudent.extend({
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

const studentView = z.object({
  student: countedStudent,
  /** Which headings anyone who asks sees; of the others nothing is in the answer. */
  headings: z.array(z.enum(headings)),
  /** What they entered, in the words in which the desk reads it. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  journey: journeyView,
  /** Their dates, the soonest first; nothing where the caller doesn't see plans. */
  plan: z.array(planLine),
  /** What they have to pay: what is overdue, and the next three; nothing where the caller doesn't see money. Null while no rate of the dollar is known. */
  due: z.array(dueLine).nullable(),
  work: z.array(deskWork),
  /** Whether who asks may assign a step to this student. */
  canAssign: z.boolean(),
  /** The newest first, and of each kind the newest. */
  history: z.array(historyLine),
})
export type StudentView = z.infer<typeof studentView>

export const studentsContract = {
  find: route('GET', '/api/desk/students', {
    who: desk,
    summary: 'Students by name, e-mail or phone; without a search, the newest first.',
    topic: 'students',
    input: z.object({ search: z.string().max(200).default('') }),
    answer: z.array(countedStudent),
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

export const studentsContracts = { students: studentsContract, studentFiles: fileContract, manyStudents: manyContract }
