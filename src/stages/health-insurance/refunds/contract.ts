import { z } from 'zod'
import { proveAgain } from '#src/features/accounts/proof/contract.ts'
import { secondPersonNeeded } from '#src/features/approvals/contract.ts'
import { releases } from '#src/features/approvals/rules.ts'
import { lengthOf, visibleLine } from '#src/values/visible-text.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'

export const refundSent = problem('refund-sent', 409, copy.sentBefore)
export const refundNotSent = problem('refund-not-sent', 409, copy.notSent)

const who = ['underwriter', 'admin'] as const
const payment = z.uuid()

const refundView = z.object({
  payment: z.string(),
  student: z.object({ id: z.string(), name: z.string() }),
  amount: z.number().int(),
  currency: z.enum(['USD', 'INR']),
  provider: z.enum(['stripe', 'razorpay']),
  /** By which the provider knows the payment. */
  providerPaymentId: z.string().nullable(),
  /** Why it goes back. */
  why: z.string(),
  owedAt: moment,
  sentAt: moment.nullable(),
  sentBy: z.string().nullable(),
  reference: z.string(),
  release: z.enum(releases),
})
export type RefundView = z.infer<typeof refundView>

export const refundsContract = {
  all: route('GET', '/api/desk/insurance-refunds', {
    who,
    summary: 'Insurance payments that go back: those to send, the oldest first, then those that were sent.',
    answer: z.array(refundView),
  }),
  send: route('PUT', '/api/desk/insurance-refunds/{payment}', {
    who,
    summary: 'Notes that a payment was sent back at the provider, once. The student is notified.',
    input: z.object({
      payment,
      reference: z
        .string()
        .max(1000)
        .transform(visibleLine)
        .refine(typed => typed !== '', copy.referenceRequired)
        .refine(typed => lengthOf(typed) <= copy.longestReference, copy.referenceTooLong),
    }),
    problems: [notFound, refundSent, secondPersonNeeded, proveAgain],
  }),
  askRelease: route('POST', '/api/desk/insurance-refunds/{payment}/release', {
    who,
    summary: 'Asks a second person to release a payment that is above the limit.',
    input: z.object({ payment }),
    problems: [notFound, proveAgain],
  }),
  undo: route('DELETE', '/api/desk/insurance-refunds/{payment}', {
    who,
    summary: 'Takes a wrong note back: the money is still to be sent, and the student is notified.',
    input: z.object({ payment }),
    problems: [refundNotSent, proveAgain],
  }),
}
