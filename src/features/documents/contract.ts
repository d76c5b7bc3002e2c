import { z } from 'zod'
import { withoutSecretNumbers } from '#src/values/secret-numbers.ts'
import { fileNameIn, lengthOf } from '#src/values/visible-text.ts'
import { fileOf } from '#src/wire/files.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route, signedInRoute, studentRoute } from '#src/wire/route.ts'
import { streamed } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { kinds, mostBytes, purposeNames, quota, studentPurposes } from './rules.ts'

export const wrongKind = problem('wrong-kind', 422, 'We cannot take this kind of file.', 'file')
export const fileTooLarge = problem('file-too-large', 413, 'This file is too large.', 'file')
export const fileEmpty = problem('file-empty', 422, copy.empty, 'file')
/** Nobody has confirmed the account: a mistyped address would hand its papers to a stranger. */
export const proveFirst = problem('prove-contact', 403, copy.proveFirst)
export const tooManyFiles = problem('too-many-files', 429, copy.tooMany)
export const malwareFound = problem('malware-found', 422, copy.malwareFound, 'file')
/** Sent again with the header safar-numbers: keep, its sender says that it is something else. */
export const numberInPaper = problem('number-in-paper', 422, copy.numbersInPapers, 'file')
export const quotaFull = problem('quota-full', 409, copy.quotaFull(quota.files, quota.megabytes))
/** Of a paper that may show an Aadhaar number, but not all of it. */
export const aadhaarWhole = problem('aadhaar-whole', 422, copy.aadhaarWhole, 'file')
export const unreadable = problem('unreadable', 422, copy.unreadable, 'file')
export const notAttachable = problem('file-gone', 409, copy.notAttachable)

export const documentView = z.object({
  id: z.string(),
  name: z.string(),
  /** What it is by its content, as a media type. */
  type: z.string(),
  bytes: z.number().int(),
})
export type DocumentView = z.infer<typeof documentView>

/** Of whatever kind it was taken. */
export const storedFile = /* #__PURE__ */ fileOf(...Object.values(kinds).map(({ type }) => type))

const id = z.uuid()
/** Its last part: what stands before it is a folder of the sender's own. An Aadhaar or card number in it is cut. */
export const fileName = z
  .string()
  .max(1000)
  .transform(name => withoutSecretNumbers(fileNameIn(name)))
  .refine(name => name !== '' && lengthOf(name) <= 200, copy.fileRequired)

const arriving = { name: fileName, content: streamed }
const problems = [wrongKind, fileTooLarge, fileEmpty, tooManyFiles, quotaFull, malwareFound, numberInPaper, proveFirst]
const staff = ['advisor', 'underwriter', 'admin'] as const

export const documentsContract = {
  // Guests know the insurance alone, and it asks them for no file.
  send: studentRoute('POST', '/api/documents', {
    summary: 'Uploads a file. It is kept for a day unless it is sent with something.',
    begins: 'paper',
    input: z.object({ ...arriving, purpose: z.enum(studentPurposes) }),
    answer: documentView,
    problems,
    body: 'stream',
    bodyLimit: mostBytes,
  }),
  read: signedInRoute('GET', '/api/documents/{id}', {
    summary: 'A file of yours: sent by you, or to you.',
    input: z.object({ id }),
    problems: [notFound],
    ...storedFile,
    showsIdentity: true,
  }),
  drop: signedInRoute('DELETE', '/api/documents/{id}', {
    summary: 'Removes a file that was not sent with anything yet.',
    input: z.object({ id }),
    problems: [notFound],
  }),
  readLibrary: signedInRoute('GET', '/api/library/{id}', {
    mayLag: true,
    summary: 'A video, a sound or a picture for everybody. A player may request a part of it.',
    input: z.object({ id }),
    problems: [notFound],
    ...storedFile,
  }),
  sendFor: route('POST', '/api/desk/documents', {
    who: staff,
    summary: 'Uploads a file from the desk: for a student, or for the library.',
    input: z.object({ ...arriving, purpose: z.enum(purposeNames), student: id.optional() }),
    answer: documentView,
    problems: [notFound, ...problems],
    body: 'stream',
    bodyLimit: mostBytes,
  }),
  readOf: route('GET', '/api/desk/documents/{id}', {
    who: staff,
    summary: "A student's file. Who read it and when is recorded.",
    input: z.object({ id }),
    problems: [notFound],
    ...storedFile,
  }),
}

export const documentsContracts = { documents: documentsContract }
