import { z } from 'zod'
import { notFound } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'

const who = ['admin'] as const
const student = z.uuid()

const reversalView = z.object({
  student: z.object({ id: z.string(), name: z.string() }),
  reason: z.string(),
  askedAt: moment,
  paidAt: moment,
  /** A second person was asked. */
  isWaiting: z.boolean(),
})
export type ReversalView = z.infer<typeof reversalView>

export const sevisReversalsContract = {
  all: route('GET', '/api/desk/sevis-reversals', {
    who,
    summary: 'Who asked for a SEVIS fee to be put back on the card, and why.',
    input: nothing,
    answer: z.array(reversalView),
  }),
  ask: route('PUT', '/api/desk/sevis-reversals/{student}', {
    who,
    summary: 'Asks a second person to confirm that the fee is put back.',
    input: z.object({ student }),
    answer: nothing,
    problems: [notFound],
  }),
  refuse: route('DELETE', '/api/desk/sevis-reversals/{student}', {
    who,
    summary: 'Leaves the fee as paid. The student is notified.',
    input: z.object({ student }),
    answer: nothing,
    problems: [notFound],
  }),
}
