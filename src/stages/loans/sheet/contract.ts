import { z } from 'zod'
import { pdf } from '#src/wire/files.ts'
import { notFound, problem, tooManyRequests } from '#src/wire/problem.ts'
import { familyRoute, seldom, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { acceptedAlready, offerGone } from '../offers/contract.ts'
import { rateKinds } from '../offers/rules.ts'
import { language, statementView } from '../statements/contract.ts'
import * as copy from './copy.ts'
import type { Figures } from './rules.ts'

export const sheetChanged = problem('loan-sheet-changed', 409, copy.changed)

const whole = z.number().int()

const figures = z.object({
  lender: z.string(),
  amount: whole,
  rate: whole,
  rateKind: z.enum(rateKinds).nullable(),
  statedApr: whole.nullable(),
  moratoriumMonths: whole,
  instalments: whole,
  feePercent: whole,
  fee: whole,
  emi: whole,
  total: whole,
  extra: whole,
  rises: z.array(z.object({ by: whole, rate: whole, emi: whole, total: whole })).readonly(),
}) satisfies z.ZodType<Figures>

const agreement = z.object({
  id: z.string(),
  /** Their first name, for the student alone; empty where they have none with us. */
  who: z.string(),
  relation: z.string(),
  isOwn: z.boolean(),
  version: z.string(),
  /** It is of what is shown now. */
  isCurrent: z.boolean(),
  lender: z.string(),
  amount: whole,
  rate: whole,
  at: moment,
  takenBackAt: moment.nullable(),
})
export type AgreementView = z.infer<typeof agreement>

const sheetView = z.object({
  /** When this was read. */
  now: moment,
  /** Of the student. */
  firstName: z.string(),
  /** Of the accepted offer, or of the one that the student chose to show. */
  sheet: z
    .object({
      offer: z.string(),
      isAccepted: z.boolean(),
      changedAt: moment,
      version: z.string(),
      figures,
      /** Of the lender's own Key Fact Statement: whether it was given without a language, and in which it was. */
      hasStatement: z.boolean(),
      statements: z.array(statementView),
    })
    .nullable(),
  /** Newest first: all of them for the student; for the family their own, and who agreed to what is shown now. */
  agreements: z.array(agreement),
})
export type SheetView = z.infer<typeof sheetView>
export type Sheet = NonNullable<SheetView['sheet']>

const id = z.uuid()

export const loanSheetContract = seldom({
  read: studentRoute('GET', '/api/loans/sheet', {
    summary: 'The page that your family reads about a loan, and who agreed to which version of it.',
    topic: 'loans',
    answer: sheetView,
  }),
  show: studentRoute('PUT', '/api/loans/sheet', {
    summary: 'Shows this offer, or none, to those of your family with whom you share the loan, until one is accepted.',
    input: z.object({ offer: id.nullable() }),
    problems: [notFound, offerGone, acceptedAlready],
  }),
  paper: studentRoute('GET', '/api/loans/sheet/paper', {
    showsIdentity: true,
    summary: 'The page that your family reads about a loan, as a PDF, with who agreed to it.',
    problems: [notFound, tooManyRequests],
    ...pdf,
  }),
})

const ofStudent = z.object({ student: id })

export const familyLoanContract = seldom({
  read: familyRoute('loan', 'GET', '/api/family/{student}/loan', {
    summary: 'The loan offer that a student has accepted or chose to show, what it costs, and who agreed to it.',
    topic: 'family',
    input: ofStudent,
    answer: sheetView,
    problems: [notFound],
  }),
  paper: familyRoute('loan', 'GET', '/api/family/{student}/loan/paper', {
    summary: 'The same page as a PDF.',
    input: ofStudent,
    problems: [notFound, tooManyRequests],
    ...pdf,
  }),
  statement: familyRoute('loan', 'GET', '/api/family/{student}/loan/statements/{language}', {
    summary: 'The lender’s Key Fact Statement in this language, as a PDF, where the lender gave it here.',
    input: ofStudent.extend({ language }),
    problems: [notFound],
    ...pdf,
  }),
  agree: familyRoute('loan', 'PUT', '/api/family/{student}/loan/agreement', {
    summary: 'Says that you read this version and agree. It is no signature and no contract.',
    input: ofStudent.extend({ version: z.string().max(64) }),
    problems: [notFound, sheetChanged],
  }),
  takeBack: familyRoute('loan', 'DELETE', '/api/family/{student}/loan/agreement', {
    summary: 'Takes back what you agreed to of this student’s loan. It stays on record with its day.',
    input: ofStudent,
    problems: [notFound],
  }),
})
