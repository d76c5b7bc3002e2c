import { z } from 'zod'
import {
  documentView,
  fileEmpty,
  fileName,
  fileTooLarge,
  malwareFound,
  numberInPaper,
  proveFirst,
  quotaFull,
  tooManyFiles,
  wrongKind,
  aadhaarWhole,
  unreadable,
} from '../documents/contract.ts'
import { studentPurposes } from '../documents/rules.ts'
import { underAge } from '../passport-profile/contract.ts'
import { invalid } from '../passport-profile/checks/copy.ts'
import { asPrinted } from '../passport-profile/shapes/rules.ts'
import { invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment, streamed } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { concerned, isPaperName, allPaperNames } from './rules.ts'

/** A megabyte more than a paper may have, so that a larger one is refused in words. */
const mostBytes = 11 * 1_048_576

export const replacedAlready = problem('paper-replaced', 409, copy.replacedAlready)

const id = z.uuid()
const seen = z.array(z.object({ who: z.string().nullable(), roles: z.array(z.string()), at: moment }))
export type SeenView = z.infer<typeof seen>[number]

/** What is known of every paper, wherever it was added. */
const known = {
  id: z.string(),
  paper: z.enum(allPaperNames),
  /** 'class-10', where it is a part of such a paper. */
  part: z.string().nullable(),
  concerns: z.enum(concerned).nullable(),
  year: z.string().nullable(),
  issuedOn: z.string().nullable(),
  validUntil: z.string().nullable(),
  addedAt: moment,
  /** Where it was added, as a sentence names it: 'your loan papers'. */
  place: z.string(),
  /** The SEVIS record that it is of, where it was read. */
  sevisId: z.string().nullable(),
}

const paperView = z.object({
  ...known,
  document: documentView,
  /** Older ones, the newest first. */
  versions: z.array(
    z.object({
      document: documentView,
      addedAt: moment,
      /** Whether it is the newest one made to fit a place that takes less. */
      isFitted: z.boolean(),
    }),
  ),
  uses: z.array(z.object({ use: z.string(), usedAt: moment })),
  seen,
})
export type PaperView = z.infer<typeof paperView>

/** A file that a step keeps. */
const elsewhereView = z.object({
  ...known,
  /** What else it may be: the student says which. */
  couldBe: z.array(z.enum(allPaperNames)),
  name: z.string(),
  /** Null where we made it. */
  document: documentView.nullable(),
  /** Where it is read. */
  address: z.string(),
  what: z.string(),
  usedIn: z.string(),
  seen,
})
export type ElsewhereView = z.infer<typeof elsewhereView>

const papersView = z.object({
  papers: z.array(paperView),
  elsewhere: z.array(elsewhereView),
  /** The SEVIS record with which theirs is compared: see recordIn. */
  record: z.string().nullable(),
})
export type PapersView = z.infer<typeof papersView>

const placesView = z.object({
  /** What it is called. */
  title: z.string(),
  places: z.array(z.object({ words: z.string(), href: z.string(), is: z.enum(['there', 'by-press']) })),
})
export type PlacesView = z.infer<typeof placesView>

const typed = z.string().max(20).nullable()
const kind = {
  paper: z.string().max(40).refine(isPaperName, copy.paperRequired),
  year: typed,
  issuedOn: typed,
  validUntil: typed,
}
const optional = z.string().max(20).optional()
const about = { paper: kind.paper, concerns: z.enum(concerned).optional() }

const arriving = { name: fileName, content: streamed }
const problems = [
  invalidInput,
  underAge,
  wrongKind,
  fileTooLarge,
  fileEmpty,
  tooManyFiles,
  quotaFull,
  malwareFound,
  numberInPaper,
  aadhaarWhole,
  unreadable,
  proveFirst,
]

export const papersContract = {
  read: studentRoute('GET', '/api/vault', {
    showsIdentity: true,
    summary: 'Every file of the journey: the papers kept here, and those kept by steps.',
    topic: 'own-papers',
    // Each place that keeps papers announces its own.
    alsoOn: ['profile', 'custom-steps', 'insurance', 'insurance-claims', 'loans', 'sop', 'vaccines', 'visas'],
    answer: papersView,
  }),
  add: studentRoute('POST', '/api/vault/papers', {
    summary: 'Uploads a paper, to be used wherever a step asks for it.',
    begins: 'paper',
    input: z.object({ ...arriving, ...about, year: optional, issuedOn: optional, validUntil: optional }),
    answer: documentView,
    problems,
    body: 'stream',
    bodyLimit: mostBytes,
  }),
  addStored: studentRoute('POST', '/api/vault/files/{id}/paper', {
    summary: 'Keeps a file of a step as a paper as well, under its kind and its dates. Nothing is uploaded again.',
    begins: 'paper',
    input: z.object({ id, ...about, year: optional, issuedOn: optional, validUntil: optional }),
    answer: documentView,
    problems: [
      notFound,
      invalidInput,
      underAge,
      wrongKind,
      fileTooLarge,
      tooManyFiles,
      aadhaarWhole,
      unreadable,
      proveFirst,
    ],
  }),
  use: studentRoute('POST', '/api/vault/files/{id}/uses', {
    summary:
      'Uses a stored file for another purpose. Nothing is uploaded again; it is kept for a day unless it is sent.',
    begins: 'paper',
    input: z.object({ id, purpose: z.enum(studentPurposes), use: z.string().regex(/^\/[a-z0-9][a-z0-9/-]{0,98}$/) }),
    answer: documentView,
    problems: [notFound, wrongKind, fileTooLarge, tooManyFiles, proveFirst],
  }),
  places: studentRoute('GET', '/api/vault/files/{id}/places', {
    summary: 'Where a file counts now, and which places can use it once you choose it there.',
    topic: 'own-papers',
    alsoOn: ['profile', 'loans', 'sop', 'vaccines', 'visas', 'insurance', 'insurance-claims', 'plan', 'journey'],
    input: z.object({ id }),
    answer: placesView,
    problems: [notFound],
  }),
  noteRead: studentRoute('PUT', '/api/vault/files/{id}/record', {
    summary: 'Saves of which SEVIS record a file is, as it was read on your device.',
    input: z.object({
      id,
      sevisId: z
        .string()
        .max(60)
        .transform(asPrinted)
        .refine(text => /^N\d{10}$/.test(text), invalid.sevisId),
    }),
    problems: [notFound, invalidInput],
  }),
  change: studentRoute('PUT', '/api/vault/papers/{id}', {
    summary: 'Saves what a paper is, and its dates.',
    begins: 'paper',
    input: z.object({ id, ...kind, concerns: z.enum(concerned).nullable().optional() }),
    problems: [invalidInput, notFound],
  }),
  replace: studentRoute('POST', '/api/vault/papers/{id}/versions', {
    summary: 'Adds a newer version of a paper. The older one is kept behind it.',
    begins: 'paper',
    input: z.object({ ...arriving, id, issuedOn: optional, validUntil: optional }),
    answer: documentView,
    problems: [...problems, notFound, replacedAlready],
    body: 'stream',
    bodyLimit: mostBytes,
  }),
  fit: studentRoute('POST', '/api/vault/papers/{id}/fitted', {
    summary:
      'Adds a smaller version of a paper, made on your device for a place that takes less. The paper stays as it is.',
    begins: 'paper',
    input: z.object({ ...arriving, id }),
    answer: documentView,
    problems: [...problems, notFound, replacedAlready],
    body: 'stream',
    bodyLimit: mostBytes,
  }),
  remove: studentRoute('DELETE', '/api/vault/papers/{id}', {
    summary: 'Removes a paper with its older versions. What a step uses of it stays there.',
    input: z.object({ id }),
    problems: [notFound],
  }),
}

export const papersContracts = { vault: papersContract }
