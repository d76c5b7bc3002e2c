import { z } from 'zod'
import { notFound, tooManyRequests } from '#src/wire/problem.ts'
import { route, type FileAnswer } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'

const ticks = z.object({ ticks: z.array(z.object({ paper: z.string(), tickedAt: moment })) })
export type TicksView = z.infer<typeof ticks>

const paper = z.object({ paper: z.string().max(100) })

export const compileDocsContract = {
  read: route('GET', '/api/visas/papers', {
    who: 'signed-in',
    summary: 'Which papers for the interview lie ready, and since when.',
    input: nothing,
    answer: ticks,
  }),
  tick: route('PUT', '/api/visas/papers/{paper}/tick', {
    who: 'signed-in',
    summary: 'This paper lies ready.',
    input: paper,
    answer: nothing,
    problems: [notFound],
    waits: true,
  }),
  untick: route('DELETE', '/api/visas/papers/{paper}/tick', {
    who: 'signed-in',
    summary: 'It does not lie ready after all.',
    input: paper,
    answer: nothing,
    problems: [notFound],
    waits: true,
  }),
  checklist: route('GET', '/api/visas/papers/checklist', {
    who: 'signed-in',
    summary: 'The list as a PDF, with what is ticked.',
    input: nothing,
    answer: z.custom<FileAnswer>(),
    as: 'file',
    problems: [tooManyRequests],
  }),
}
