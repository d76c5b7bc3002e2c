// The heading 'co-borrowing': the papers of the loan application that who borrows with the student gives themselves.
import { z } from 'zod'
import {
  aadhaarWhole,
  documentView,
  fileEmpty,
  fileName,
  fileTooLarge,
  numberInPaper,
  proveFirst,
  tooManyFiles,
  unreadable,
  wrongKind,
} from '#src/features/documents/contract.ts'
import { notFound } from '#src/wire/problem.ts'
import { familyRoute, seldom } from '#src/wire/route.ts'
import { moment, streamed } from '#src/wire/shapes.ts'
import { field as anyField, tooManyPapers } from '../application/contract.ts'
import { coBorrowerFields } from '../application/kinds/rules.ts'

const id = z.uuid()
const field = anyField.extract([...coBorrowerFields])
const ofStudent = z.object({ student: id })
const ofPaper = ofStudent.extend({ paper: id })
const replaces = id.optional()

const paperView = z.object({ id: z.string(), document: documentView, at: moment, isShown: z.boolean() })

const coBorrowingView = z.object({
  now: moment,
  /** Of the student. */
  firstName: z.string(),
  papers: z.array(
    z.object({
      field,
      isAskedFor: z.boolean(),
      /** Somebody else has given it, so the application needs none of theirs. */
      isThere: z.boolean(),
      own: paperView.nullable(),
    }),
  ),
  /** The lenders that have the application, or had it. */
  lenders: z.array(z.object({ bank: z.string(), since: moment, hasEnded: z.boolean() })),
})
export type CoBorrowingView = z.infer<typeof coBorrowingView>

const arriving = [wrongKind, fileTooLarge, tooManyFiles, proveFirst, notFound, tooManyPapers, aadhaarWhole, unreadable]

export const familyCoBorrowingContract = seldom({
  read: familyRoute('co-borrowing', 'GET', '/api/family/{student}/co-borrowing', {
    summary:
      'The papers of a loan application that are asked of you, those that you gave, and the lenders that have the application.',
    topic: 'family',
    input: ofStudent,
    answer: coBorrowingView,
    showsIdentity: true,
  }),
  add: familyRoute('co-borrowing', 'POST', '/api/family/{student}/co-borrowing/papers/{field}', {
    begins: 'paper',
    summary: 'Uploads a paper of yours. The lenders to which the student sends the application read it.',
    input: ofStudent.extend({ field, name: fileName, content: streamed, replaces }),
    answer: documentView,
    problems: [...arriving, numberInPaper, fileEmpty],
    body: 'stream',
    bodyLimit: 4 * 1_048_576,
  }),
  takeStored: familyRoute('co-borrowing', 'POST', '/api/family/{student}/co-borrowing/papers/{field}/uses', {
    begins: 'paper',
    summary: 'Gives a file that you store already. Nothing is uploaded again.',
    input: ofStudent.extend({ field, document: id, replaces }),
    answer: documentView,
    problems: arriving,
  }),
  show: familyRoute('co-borrowing', 'PUT', '/api/family/{student}/co-borrowing/given/{paper}', {
    summary: 'Says whether the student may open this paper of yours.',
    input: ofPaper.extend({ isShown: z.boolean() }),
    problems: [notFound],
  }),
  erase: familyRoute('co-borrowing', 'DELETE', '/api/family/{student}/co-borrowing/given/{paper}', {
    summary: 'Erases a paper of yours. No lender opens it any more, and the student reads that it is missing.',
    input: ofPaper,
    problems: [notFound],
  }),
  eraseAll: familyRoute('co-borrowing', 'DELETE', '/api/family/{student}/co-borrowing', {
    summary: 'Erases all papers that you gave for this student’s loan.',
    input: ofStudent,
  }),
})
