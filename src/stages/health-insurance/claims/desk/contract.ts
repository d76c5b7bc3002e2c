import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem } from '#src/wire/problem.ts'
import { nothing } from '#src/wire/shapes.ts'
import { claimView, decidedBefore } from '../contract.ts'
import { checkDecision, checkQuestion } from './rules.ts'

/** Its message names who changed it. */
export const claimChanged = problem('claim-changed', 409, 'Somebody changed this claim while you were writing.')

const { get, put } = deskRoutes(['underwriter', 'admin'])
const id = z.uuid()
const version = z.number().int().min(1).max(2_000_000_000)
const words = z.string().max(10_000).transform(visibleText)

const queued = claimView
  .pick({ id: true, filedAt: true, askedAt: true, answeredAt: true, decidedAt: true, outcome: true, paidAmount: true })
  .extend({ student: z.object({ id: z.string(), name: z.string() }), planName: z.string() })
export type QueuedClaim = z.infer<typeof queued>

const deskClaim = claimView.extend({
  student: z.object({ id: z.string(), name: z.string() }),
  version: z.number().int(),
  /** Who touched it last, the student or somebody at the desk. */
  changedBy: z.string().nullable(),
  isOwnChange: z.boolean(),
})
export type DeskClaim = z.infer<typeof deskClaim>

export const claimsDeskContract = {
  queue: get('/api/desk/insurance-claims', {
    summary: 'Claims: those that wait for us, the longest waiting first; those that wait for the student; the decided.',
    topic: 'insurance-claims',
    input: nothing,
    answer: z.array(queued),
  }),
  read: get('/api/desk/insurance-claims/{id}', {
    summary: 'One claim with what was typed. That it was opened is recorded.',
    topic: 'insurance-claims',
    input: z.object({ id }),
    answer: deskClaim,
  }),
  ask: put('/api/desk/insurance-claims/{id}/question', {
    summary: 'Asks the student for more, unless somebody has changed the claim since you loaded it.',
    input: z.object({ id, version, words }).superRefine(saying(checkQuestion)),
    problems: [claimChanged, decidedBefore],
  }),
  decide: put('/api/desk/insurance-claims/{id}/decision', {
    summary: 'Enters what the insurer decided, or corrects it. The student is notified.',
    input: z
      .object({ id, version, outcome: z.string().max(40), amount: z.string().max(40), words })
      .superRefine(saying(checkDecision)),
    problems: [claimChanged],
  }),
}
