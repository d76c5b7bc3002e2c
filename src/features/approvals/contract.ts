import { z } from 'zod'
import { proveAgain } from '../accounts/proof/contract.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './rules.ts'
import { hindrances, outcomes, type Hindrance } from './rules.ts'

export const cannotConfirm = {
  'not-theirs': notFound,
  decided: problem('approval-decided', 409, copy.whyNot.decided),
  over: problem('approval-over', 409, copy.whyNot.over),
  own: problem('approval-own', 403, copy.whyNot.own),
  'about-them': problem('approval-about-you', 403, copy.whyNot['about-them']),
} as const satisfies Record<Hindrance, unknown>
export const askerGone = problem('approval-asker-gone', 409, copy.askerGone)

/** Beside what one person may not do alone. */
export const secondPersonNeeded = problem('second-person-needed', 409, copy.secondPersonNeeded)

/** Lenders are sent nothing that two have to agree on. */
export const who = ['advisor', 'underwriter', 'admin'] as const
const id = z.uuid()
const named = z.object({ id: z.string(), name: z.string() })

const approvalView = z.object({
  id: z.string(),
  kind: z.string(),
  /** The kind in words. */
  words: z.string(),
  what: z.string(),
  about: named,
  path: z.string(),
  askedBy: named,
  askedAt: moment,
  expiresAt: moment,
  /** Why anyone who reads may not confirm it. */
  hindrance: z.enum(hindrances).nullable(),
  outcome: z.enum(outcomes).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
})
export type ApprovalView = z.infer<typeof approvalView>

const { decided, over, own } = cannotConfirm

export const approvalsContract = {
  list: route('GET', '/api/desk/approvals', {
    who,
    summary: 'What waits for a second person: what you may confirm, what you requested, and what was decided lately.',
    topic: 'approvals',
    input: z.object({ state: z.enum(['open', 'decided']).default('open') }),
    answer: z.array(approvalView),
  }),
  confirm: route('PUT', '/api/desk/approvals/{id}/confirmation', {
    who,
    summary: "Confirms a colleague's request, and carries it out.",
    input: z.object({ id }),
    problems: [notFound, decided, over, own, cannotConfirm['about-them'], askerGone, proveAgain],
  }),
  refuse: route('PUT', '/api/desk/approvals/{id}/refusal', {
    who,
    summary: "Refuses a colleague's request, or withdraws your own.",
    input: z.object({ id }),
    problems: [notFound, decided],
  }),
}

export const approvalsContracts = { approvals: approvalsContract }
