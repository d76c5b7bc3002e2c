import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { changedElsewhere, notFound, problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { asPrinted } from '#src/features/passport-profile/shapes/rules.ts'
import { mostRounds, reasons } from '../rounds/rules.ts'
import * as copy from './copy.ts'
import { answers, checkChecked, checkSlip, findings, outcomes, slips } from './rules.ts'
import * as startingWords from './starting/copy.ts'

export const notRefused = problem('visa-not-refused', 409, startingWords.notRefused)
export const roundBegun = problem('visa-round-begun', 409, startingWords.roundBegun)

/** Part of what is read after the interview. */
const roundsView = z.object({
  /** Of the present application; the first is 1. */
  number: z.number().int(),
  canBeUndone: z.boolean(),
  /** The first of them first. */
  started: z.array(z.object({ number: z.number().int(), refusedAt: moment, startedAt: moment, why: z.enum(reasons) })),
})
export type RoundsView = z.infer<typeof roundsView>

const number = z.coerce.number().int().min(2).max(mostRounds)

export const roundsContract = {
  start: studentRoute('PUT', '/api/visas/rounds/{number}', {
    summary:
      'Opens the stage again after a refusal: the second application has number 2. Started twice, it is started once.',
    input: z.object({ number, why: z.enum(reasons) }),
    problems: [notRefused],
  }),
  undo: studentRoute('DELETE', '/api/visas/rounds/{number}', {
    summary: 'Cancels a new application while nothing is entered in it: everything is as it was.',
    input: z.object({ number }),
    problems: [roundBegun],
  }),
}

export const noOutcome = problem('no-outcome', 409, copy.noOutcome)
export const checkedOnAhead = problem('checked-on-ahead', 422, copy.checkedOnAhead, 'checkedOn')
export const tooManyChecks = problem('too-many-checks', 409, copy.tooManyChecks)

const answer = z.enum(answers).nullable()
const slipAnswers = { keptPassport: answer, askedForPapers: answer, askedToWait: answer }

const postInterviewView = z.object({
  now: moment,
  outcome: z.object({ outcome: z.enum(outcomes), enteredAt: moment }).nullable(),
  slip: z
    .object({
      slip: z.enum(slips),
      ...slipAnswers,
      papers: z.string(),
      caseNumber: z.string(),
      updatedAt: moment,
    })
    .nullable(),
  /** Which application this is, and those before it. */
  rounds: roundsView,
  /** The latest look first. */
  checks: z.array(z.object({ id: z.string(), checkedOn: z.string(), finding: z.enum(findings), note: z.string() })),
})
export type PostInterviewView = z.infer<typeof postInterviewView>

const slipInput = z.object({
  slip: z.enum(slips),
  ...slipAnswers,
  papers: z.string().max(10_000).transform(visibleText).default(''),
  caseNumber: z.string().max(100).transform(asPrinted).default(''),
})
/** What stood there when it was said without a network: nothing newer is written over. */
const slipBefore = z
  .object({ slip: z.enum(slips).nullable(), ...slipAnswers, papers: z.string(), caseNumber: z.string() })
  .partial()
  .optional()
const outcome = z.enum(outcomes)
const wasSaid = z.object({ outcome: outcome.nullable() }).optional()
export type WasSaid = z.output<typeof wasSaid>
export type SlipInput = z.output<typeof slipInput> & { was?: z.output<typeof slipBefore> }

const id = z.uuid()

export const postInterviewContract = {
  read: studentRoute('GET', '/api/visas/post-interview', {
    summary: 'What the officer said, the slip, and the log of the status page.',
    topic: 'post-interview',
    answer: postInterviewView,
  }),
  choose: studentRoute('PUT', '/api/visas/post-interview/outcome', {
    summary: 'Enters what the officer said. Entered again, the later one counts.',
    input: z.object({ outcome, was: wasSaid }),
    problems: [changedElsewhere],
    waits: true,
  }),
  takeBack: studentRoute('DELETE', '/api/visas/post-interview/outcome', {
    summary: 'Undoes that: no outcome is entered.',
    input: z.object({ was: wasSaid }),
    problems: [changedElsewhere],
    waits: true,
  }),
  tellSlip: studentRoute('PUT', '/api/visas/post-interview/slip', {
    summary: 'Enters a 221(g) slip: its colour, what it asks for, and its case number.',
    input: slipInput.extend({ was: slipBefore }).superRefine(saying(checkSlip)),
    problems: [noOutcome, changedElsewhere],
    waits: true,
  }),
  noteCheck: studentRoute('POST', '/api/visas/post-interview/checks', {
    summary: 'Notes what the status page said on a day.',
    input: z
      .object({
        checkedOn: z.string().max(20),
        finding: z.enum(findings),
        note: z.string().max(2000).transform(visibleLine).default(''),
      })
      .superRefine(saying(checkChecked)),
    problems: [checkedOnAhead, tooManyChecks],
  }),
  removeCheck: studentRoute('DELETE', '/api/visas/post-interview/checks/{check}', {
    summary: 'Removes an entry from the log.',
    input: z.object({ check: id }),
    problems: [notFound],
  }),
}
