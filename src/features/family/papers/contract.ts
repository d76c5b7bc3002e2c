// The heading 'papers': single papers that a student lets one person of the family save.
import { z } from 'zod'
import { fileOf } from '#src/wire/files.ts'
import { notFound } from '#src/wire/problem.ts'
import { familyRoute, seldom, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import { kinds, purposes } from '../../documents/rules.ts'
import { isOver } from '../contract.ts'

const id = z.uuid()

const paperView = z.object({
  id: z.string(),
  name: z.string(),
  /** Where the paper says its last day, or the student did. */
  validUntil: z.iso.date().nullable(),
})
const choiceView = paperView.extend({ isShown: z.boolean() })
export type PaperChoice = z.infer<typeof choiceView>

const shownView = z.object({
  now: moment,
  papers: z.array(paperView.extend({ fileName: z.string(), bytes: z.number().int() })),
})
export type PapersShown = z.infer<typeof shownView>

const papersContract = {
  choices: studentRoute('GET', '/api/family-members/{id}/papers', {
    summary: 'Those of your papers that this person of your family can be shown, and which of them they are.',
    topic: 'family',
    alsoOn: ['own-papers'],
    input: z.object({ id }),
    answer: z.array(choiceView),
    problems: [notFound],
  }),
  show: studentRoute('PUT', '/api/family-members/{id}/papers/{paper}', {
    summary: 'Lets this person save one of your papers, and each newer version of it.',
    input: z.object({ id, paper: id }),
    problems: [notFound, isOver],
  }),
  hide: studentRoute('DELETE', '/api/family-members/{id}/papers/{paper}', {
    summary: 'This person sees the paper no more, from their next request on.',
    staysOpen: true,
    input: z.object({ id, paper: id }),
    problems: [notFound, isOver],
  }),
  read: familyRoute('papers', 'GET', '/api/family/{student}/papers', {
    summary: 'The papers that a student chose for you, each with its name and until when it is valid.',
    topic: 'family',
    input: z.object({ student: id }),
    answer: shownView,
  }),
  file: familyRoute('papers', 'GET', '/api/family/{student}/papers/{paper}', {
    summary: 'One of these papers, as it was uploaded.',
    input: z.object({ student: id, paper: id }),
    ...fileOf(...purposes.vault.kinds.map(kind => kinds[kind].type)),
    problems: [notFound],
  }),
}

export const familyPapersContracts = { familyPapers: seldom(papersContract) }
