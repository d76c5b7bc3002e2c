import { z } from 'zod'
import { notFound, tooManyRequests } from '#src/wire/problem.ts'
import { type FileAnswer, signedInRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'

const ticks = z.object({ ticks: z.array(z.object({ paper: z.string(), tickedAt: moment })) })
export type TicksView = z.infer<typeof ticks>

const paper = z.object({ paper: z.string().max(100) })

export const compileDocsContract = {
  read: signedInRoute('GET', '/api/visas/papers', {
    summary: 'Which papers for the interview lie ready, and since when.',
    answer: ticks,
  }),
  tick: signedInRoute('PUT', '/api/visas/papers/{paper}/tick', {
    summary: 'This paper lies ready.',
    input: paper,
    problems: [notFound],
    waits: true,
  }),
  untick: signedInRoute('DELETE', '/api/visas/papers/{paper}/tick', {
    summary: 'It does not lie ready after all.',
    input: paper,
    problems: [notFound],
    waits: true,
  }),
  checklist: signedInRoute('GET', '/api/visas/papers/checklist', {
    summary: 'The list as a PDF, with what is ticked.',
    answer: z.custom<FileAnswer>(),
    as: 'file',
    problems: [tooManyRequests],
  }),
}
