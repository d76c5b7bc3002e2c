import { z } from 'zod'
import { pdf } from '#src/wire/files.ts'
import { notFound, problem, tooManyRequests } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'

const ticks = z.object({
  ticks: z.array(z.object({ paper: z.string(), tickedAt: moment })),
  /** What a file shows to be ready, with the place where it was added. */
  ready: z.array(z.object({ paper: z.string(), place: z.string(), addedAt: moment })),
  /** What the student says does not apply to them. */
  skips: z.array(z.string()),
  /** The day that the list is for: of the interview, once there is an appointment. */
  interviewOn: z.string().nullable(),
})
export type TicksView = z.infer<typeof ticks>

export const paperNeeded = problem('paper-needed', 409, copy.paperNeeded)

const paper = z.object({ paper: z.string().max(100) })

export const compileDocsContract = {
  read: signedInRoute('GET', '/api/visas/papers', {
    summary: 'Which papers for the interview are ready, and since when.',
    topic: 'visas',
    // A paper that is added anywhere ticks its row.
    alsoOn: ['own-papers', 'loans', 'sop', 'plan', 'facts', 'journey'],
    answer: ticks,
  }),
  tick: signedInRoute('PUT', '/api/visas/papers/{paper}/tick', {
    summary: 'Marks a paper as ready.',
    input: paper,
    problems: [notFound],
    waits: true,
  }),
  untick: signedInRoute('DELETE', '/api/visas/papers/{paper}/tick', {
    summary: 'Removes that mark.',
    input: paper,
    problems: [notFound],
    waits: true,
  }),
  skip: signedInRoute('PUT', '/api/visas/papers/{paper}/skip', {
    summary: 'Says that a paper does not apply.',
    input: paper,
    problems: [notFound, paperNeeded],
    waits: true,
  }),
  unskip: signedInRoute('DELETE', '/api/visas/papers/{paper}/skip', {
    summary: 'Says that the paper applies after all.',
    input: paper,
    problems: [notFound],
    waits: true,
  }),
  checklist: signedInRoute('GET', '/api/visas/papers/checklist', {
    showsIdentity: true,
    summary: 'The checklist as a PDF.',
    ...pdf,
    problems: [tooManyRequests],
  }),
}
