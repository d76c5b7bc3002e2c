import { z } from 'zod'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { moment, nothing } from '#src/wire/shapes.ts'

const { get, put, remove } = deskRoutes(['admin'])
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
  all: get('/api/desk/sevis-reversals', {
    summary: 'Who asked for a SEVIS fee to be put back on the card, and why.',
    topic: 'sevis-reversals',
    input: nothing,
    answer: z.array(reversalView),
  }),
  ask: put('/api/desk/sevis-reversals/{student}', {
    summary: 'Asks a second person to confirm that the fee is put back.',
    input: z.object({ student }),
  }),
  refuse: remove('/api/desk/sevis-reversals/{student}', {
    summary: 'Leaves the fee as paid. The student is notified.',
    input: z.object({ student }),
  }),
}
