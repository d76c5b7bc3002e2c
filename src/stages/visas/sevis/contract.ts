import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { problem } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import * as copy from './copy.ts'
import * as reversal from './reversal/copy.ts'
import { checkReversal } from './reversal/copy.ts'
import { subSteps } from './rules.ts'

/** What came off the card is put back by two people at the desk, never by its owner. */
export const cameOffCard = problem('fee-came-off-card', 409, reversal.cameOffCard)
export const notOnCard = problem('fee-not-on-card', 409, reversal.notOnCard)

export const cardTooLow = problem('card-too-low', 409, copy.notEnough)

const sevisView = z.object({
  preparedAt: moment.nullable(),
  openedAt: moment.nullable(),
  paidAt: moment.nullable(),
  paidWith: z.enum(['card', 'elsewhere']).nullable(),
  /** The specification's card_funds, in cents. */
  card_funds: z.number().int(),
  /** Since when the desk is asked to put a fee that came off the card back on it. */
  reversalAskedAt: moment.nullable(),
})
export type SevisView = z.infer<typeof sevisView>

export const sevisContract = {
  read: signedInRoute('GET', '/api/visas/sevis', {
    summary: 'Your progress with the SEVIS fee, and what the card holds.',
    topic: 'visas',
    answer: sevisView,
  }),
  reach: signedInRoute('PUT', '/api/visas/sevis/reached', {
    summary: 'Notes a sub-step: everything needed is ready, or the fee site was opened.',
    input: z.object({ reached: z.enum(subSteps) }),
    waits: true,
  }),
  pay: signedInRoute('PUT', '/api/visas/sevis/paid', {
    summary: "Notes that the fee was paid. If it was paid with the card, it is taken off the card's balance, once.",
    input: z.object({ with: z.enum(['card', 'elsewhere']) }),
    problems: [cardTooLow],
  }),
  takeBack: signedInRoute('DELETE', '/api/visas/sevis/paid', {
    summary: 'Undoes that. A fee that came off the card is put back by our team alone.',
    problems: [cameOffCard],
  }),
  askReversal: studentRoute('POST', '/api/visas/sevis/reversal', {
    summary: 'Asks our team to put a fee that came off the card back on it, with the reason.',
    input: z.object({ reason: z.string().max(5000) }).superRefine(saying(checkReversal)),
    problems: [notOnCard],
  }),
}

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
    summary: 'Requests to put a SEVIS fee back on the card, and their reasons.',
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
