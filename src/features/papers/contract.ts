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
import { underAge } from '../passport-profile/contract.ts'
import { invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { moment, streamed } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { isPaperName, allPaperNames } from './rules.ts'

/** A megabyte more than a paper may have, so that a larger one is refused in words. */
const mostBytes = 11 * 1_048_576

export const replacedAlready = problem('paper-replaced', 409, copy.replacedAlready)

const id = z.uuid()
const seen = z.array(z.object({ who: z.string().nullable(), roles: z.array(z.string()), at: moment }))
export type SeenView = z.infer<typeof seen>[number]

const paperView = z.object({
  id: z.string(),
  paper: z.enum(allPaperNames),
  year: z.string().nullable(),
  document: documentView,
  issuedOn: z.string().nullable(),
  validUntil: z.string().nullable(),
  addedAt: moment,
  /** Older ones, the newest first. */
  versions: z.array(z.object({ document: documentView, addedAt: moment })),
  uses: z.array(z.object({ use: z.string(), usedAt: moment })),
  seen,
})
export type PaperView = z.infer<typeof paperView>

/** A file that a step keeps. */
const elsewhereView = z.object({
  id: z.string(),
  name: z.string(),
  /** Null where we made it. */
  bytes: z.number().int().nullable(),
  /** Where it is read. */
  address: z.string(),
  what: z.string(),
  usedIn: z.string(),
  sentAt: moment,
  seen,
})
export type ElsewhereView = z.infer<typeof elsewhereView>

const papersView = z.object({ papers: z.array(paperView), elsewhere: z.array(elsewhereView) })
export type PapersView = z.infer<typeof papersView>

const typed = z.string().max(20).nullable()
const kind = {
  paper: z.string().max(40).refine(isPaperName, copy.paperRequired),
  year: typed,
  issuedOn: typed,
  validUntil: typed,
}
const optional = z.string().max(20).optional()

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
    answer: papersView,
  }),
  add: studentRoute('POST', '/api/vault/papers', {
    summary: 'Uploads a paper, to be used wherever a step asks for it.',
    input: z.object({ ...arriving, paper: kind.paper, year: optional, issuedOn: optional, validUntil: optional }),
    answer: documentView,
    problems,
    body: 'stream',
    bodyLimit: mostBytes,
  }),
  change: studentRoute('PUT', '/api/vault/papers/{id}', {
    summary: 'Saves what a paper is, and its dates.',
    input: z.object({ id, ...kind }),
    problems: [invalidInput, notFound],
  }),
  replace: studentRoute('POST', '/api/vault/papers/{id}/versions', {
    summary: 'Adds a newer version of a paper. The older one is kept behind it.',
    input: z.object({ ...arriving, id, issuedOn: optional, validUntil: optional }),
    answer: documentView,
    problems: [...problems, notFound, replacedAlready],
    body: 'stream',
    bodyLimit: mostBytes,
  }),
  remove: studentRoute('DELETE', '/api/vault/papers/{id}', {
    summary: 'Removes a paper with its older versions. A copy given to a step stays there.',
    input: z.object({ id }),
    problems: [notFound],
  }),
  noteUse: studentRoute('PUT', '/api/vault/papers/{id}/uses', {
    summary: 'Notes that a copy of this paper was given to a step.',
    input: z.object({ id, use: z.string().regex(/^\/[a-z0-9][a-z0-9/-]{0,98}$/) }),
    problems: [notFound],
  }),
}

export const papersContracts = { vault: papersContract }
