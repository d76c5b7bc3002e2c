import { z } from 'zod'
import { proveAgain } from '#src/features/accounts/proof/contract.ts'
import { isBlank, lengthOf, visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem } from '#src/wire/problem.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { reasons, refundStates } from './rules.ts'

/** Beside every order: somebody else was first, and less is left than was shown. */
export const nothingLeft = problem('refund-sent', 409, copy.nothingLeft)
/** Else what failed could be neither sent again nor paid by hand any more. */
export const failedFirst = problem('refund-failed-first', 409, copy.failedFirst)
export const notFailed = problem('refund-not-failed', 409, copy.notFailed)

const { get, post, put } = deskRoutes(['advisor', 'underwriter', 'admin'])

const refund = z.uuid()

/** How a refund stands right after it was ordered. */
export const orderedRefund = z.object({ state: z.enum(refundStates) })

const refundRow = z.object({
  id: z.string(),
  student: z.object({ id: z.string(), name: z.string() }),
  amount: z.number().int(),
  currency: z.enum(['USD', 'INR']),
  provider: z.enum(['stripe', 'razorpay']),
  providerPaymentId: z.string().nullable(),
  /** By which the provider and the bank find it. */
  providerId: z.string().nullable(),
  what: z.enum(reasons),
  state: z.enum(refundStates),
  askedAt: moment,
  /** Null where a rule of ours sent it back; empty where they have left. */
  askedBy: z.string().nullable(),
  sentAt: moment.nullable(),
  failedAt: moment.nullable(),
  failure: z.string(),
  byHand: z.object({ at: moment, by: z.string(), why: z.string() }).nullable(),
})
export type RefundRow = z.infer<typeof refundRow>

export const deskRefundsContract = {
  all: get('/api/desk/refunds', {
    summary: 'Refunds of one’s own desk: those that failed and wait for somebody, then the latest.',
    topic: 'refunds',
    input: nothing,
    answer: z.array(refundRow),
  }),
  again: post('/api/desk/refunds/{refund}/again', {
    summary: 'Sends a refund that failed once more, as a refund of its own.',
    input: z.object({ refund }),
    answer: orderedRefund,
    problems: [notFailed, nothingLeft, proveAgain],
  }),
  byHand: put('/api/desk/refunds/{refund}/by-hand', {
    summary: 'Notes that a refund that failed was paid in another way, with how. The student is notified.',
    input: z.object({
      refund,
      why: z
        .string()
        .max(4000)
        .transform(visibleText)
        .refine(typed => !isBlank(typed), copy.whyRequired)
        .refine(typed => lengthOf(typed) <= copy.longestWhy, copy.whyTooLong),
    }),
    problems: [notFailed, nothingLeft, proveAgain],
  }),
}
