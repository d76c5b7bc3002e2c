import { z } from 'zod'
import {
  aadhaarWhole,
  documentView,
  fileEmpty,
  fileName,
  numberInPaper,
  fileTooLarge,
  tooManyFiles,
  proveFirst,
  storedFile,
  unreadable,
  wrongKind,
} from '#src/features/documents/contract.ts'
import { changedElsewhere, invalidInput, notFound, problem, tooManyRequests } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment, streamed } from '#src/wire/shapes.ts'
import { lenders } from '#src/values/lenders.ts'
import { acceptedAlready } from '../offers/contract.ts'
import { relations } from '#src/features/family/rules.ts'
import * as copy from './copy.ts'
import { paperOf, papers, parts, type Answers, type PaperField } from './rules.ts'

export const tooManyPapers = problem('too-many-papers', 409, copy.tooMany(1), 'file')
export const paperThere = problem('paper-there', 409, copy.paperThere)
export const applicationSubmitted = problem('application-submitted', 409, copy.submitted)
export const partAhead = problem('part-ahead', 409, copy.partAhead)

const typed = z.string().max(2000)
const answers = z.object({
  amount: typed,
  residential_address: typed,
  pan: typed,
  /** Its last four digits, once it was kept. */
  aadhaar_number: typed,
  co_applicant_type: typed,
  co_applicant_name: typed,
  co_applicant_pan: typed,
  ifsc: typed,
  collateral: typed,
} satisfies Record<keyof Answers, z.ZodString>)

const [firstField, ...otherFields] = papers.map(({ field }) => field)
const fields: [PaperField, ...PaperField[]] = [firstField ?? 'pan_card', ...otherFields]
export const field = z.enum(fields)
const mayLack = z.enum(fields.filter(one => paperOf(one)?.mayLack === true))
const part = z.enum(parts)
const banks = z.array(z.enum(lenders)).max(lenders.length)

export const applicationView = z.object({
  answers,
  lacks: z.array(field),
  papers: z.array(z.object({ id: z.string(), field, document: documentView })),
  /** What who borrows with the student gave. The file is there for lenders, and for the student where its owner lets them. */
  coPapers: z.array(
    z.object({
      id: z.string(),
      field,
      isAskedFor: z.boolean(),
      /** Their first name; empty where they have none with us. */
      who: z.string(),
      relation: z.enum(relations),
      at: moment,
      document: documentView.nullable(),
    }),
  ),
  /** Once it was submitted: what was there then, and is not any more. */
  missing: z.array(field),
  /** When each part was submitted; editing one that was is possible until the last is. */
  submittedAt: z.object({
    academics: moment.nullable(),
    identity: moment.nullable(),
    financial: moment.nullable(),
  }),
  updatedAt: moment.nullable(),
})
export type ApplicationView = z.infer<typeof applicationView>

const id = z.uuid()

export const loanApplicationContract = {
  read: studentRoute('GET', '/api/loans/application', {
    summary: 'The one application: what was typed, the uploaded papers, and how far it is.',
    topic: 'loans',
    answer: applicationView,
    showsIdentity: true,
  }),
  save: studentRoute('PUT', '/api/loans/application', {
    summary:
      'Saves what was typed, so that it is there on another device. Nothing is checked yet, except the earlier value where that is sent along.',
    input: z.object({
      answers: answers.partial(),
      was: answers.partial().optional(),
    }),
    problems: [applicationSubmitted, changedElsewhere, tooManyRequests],
    waits: true,
  }),
  lack: studentRoute('PUT', '/api/loans/papers/{field}/lack', {
    summary: 'Says that you do not have a paper. Some papers may not be left out.',
    input: z.object({ field: mayLack }),
    problems: [applicationSubmitted, paperThere],
    waits: true,
  }),
  unlack: studentRoute('DELETE', '/api/loans/papers/{field}/lack', {
    summary: 'Undoes that.',
    input: z.object({ field: mayLack }),
    problems: [applicationSubmitted],
    waits: true,
  }),
  addPaper: studentRoute('POST', '/api/loans/papers/{field}', {
    summary: 'Uploads a paper. It is part of the application at once.',
    begins: 'paper',
    input: z.object({
      field,
      name: fileName,
      content: streamed,
      /** A paper of the same kind, which is removed once this one has arrived. */
      replaces: id.optional(),
    }),
    answer: documentView,
    problems: [
      applicationSubmitted,
      tooManyPapers,
      aadhaarWhole,
      unreadable,
      numberInPaper,
      wrongKind,
      fileEmpty,
      fileTooLarge,
      tooManyFiles,
      proveFirst,
    ],
    body: 'stream',
    bodyLimit: 4 * 1_048_576,
  }),
  takeStored: studentRoute('POST', '/api/loans/papers/{field}/uses', {
    summary: 'Makes a file that is stored already a paper of the application. Nothing is uploaded again.',
    begins: 'paper',
    input: z.object({ field, document: id, replaces: id.optional() }),
    answer: documentView,
    problems: [
      notFound,
      applicationSubmitted,
      tooManyPapers,
      aadhaarWhole,
      unreadable,
      wrongKind,
      fileTooLarge,
      tooManyFiles,
      proveFirst,
    ],
  }),
  removePaper: studentRoute('DELETE', '/api/loans/paper-files/{id}', {
    summary: 'Removes a paper, until the application is submitted.',
    input: z.object({ id }),
    problems: [notFound, applicationSubmitted],
  }),
  coPaper: studentRoute('GET', '/api/loans/co-papers/{id}', {
    summary: 'A paper of who borrows with you, where they let you open it. They see that you did.',
    input: z.object({ id }),
    problems: [notFound],
    ...storedFile,
    showsIdentity: true,
  }),
  submit: studentRoute('POST', '/api/loans/application/{part}', {
    summary: 'Submits a part; the last one sends the application to the lenders that the student ticked.',
    begins: 'sending',
    input: z.object({ part, banks: banks.default([]) }),
    problems: [invalidInput, partAhead, applicationSubmitted, tooManyRequests],
  }),
  send: studentRoute('POST', '/api/loans/sendings', {
    summary: 'Sends the submitted application to more lenders. You consent to each one named here.',
    begins: 'sending',
    input: z.object({ banks: banks.min(1, copy.banksRequired) }),
    problems: [invalidInput, partAhead, acceptedAlready, tooManyRequests],
  }),
}
