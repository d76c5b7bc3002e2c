import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleText } from '#src/values/visible-text.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { nothing } from '#src/wire/shapes.ts'
import { claimView, decidedBefore } from '../contract.ts'
import { checkDecision, checkQuestion } from './rules.ts'

/** Its message names who changed it. */
export const claimChanged = problem('claim-changed', 409, 'Somebody changed this claim while you were writing.')

const who = ['underwriter', 'admin'] as const
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
  queue: route('GET', '/api/desk/insurance-claims', {
    who,
    summary: 'Claims: those that wait for us, the longest waiting first; those that wait for the student; the decided.',
    input: nothing,
    answer: z.array(queued),
  }),
  read: route('GET', '/api/desk/insurance-claims/{id}', {
    who,
    summary: 'One claim with what was typed. That it was opened is written down.',
    input: z.object({ id }),
    answer: deskClaim,
    problems: [notFound],
  }),
  ask: route('PUT', '/api/desk/insurance-claims/{id}/question', {
    who,
    summary: 'Asks the student for more, unless somebody changed the claim since one read it.',
    input: z.object({ id, version, words }).superRefine(saying(checkQuestion)),
    answer: nothing,
    problems: [notFound, claimChanged, decidedBefore],
  }),
  decide: route('PUT', '/api/desk/insurance-claims/{id}/decision', {
    who,
    summary: 'Says what the insurer decided, or corrects it. The student is notified.',
    input: z
      .object({ id, version, outcome: z.string().max(40), amount: z.string().max(40), words })
      .superRefine(saying(checkDecision)),
    answer: nothing,
    problems: [notFound, claimChanged],
  }),
}
