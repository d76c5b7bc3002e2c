import { z } from 'zod'
import { proveAgain } from '#src/features/accounts/proof/contract.ts'
import { secondPersonNeeded } from '#src/features/approvals/contract.ts'
import { releases } from '#src/features/approvals/rules.ts'
import { failedFirst, nothingLeft, orderedRefund } from '#src/features/payments/contract.ts'
import { refundStates, refundSteps } from '#src/features/payments/refunds/rules.ts'
import { saying } from '#src/values/messages.ts'
import { visibleText } from '#src/values/visible-text.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './rules.ts'
import { checkWhy } from './rules.ts'

export const refundIsDue = problem('refund-is-due', 409, copy.isDue)
export const refundNotSent = problem('refund-not-sent', 409, copy.notSent)

const who = ['underwriter', 'admin'] as const
const payment = z.uuid()

const refundView = z.object({
  payment: z.string(),
  student: z.object({ id: z.string(), name: z.string() }),
  /** As it was paid, and what of it can still go back. */
  amount: z.number().int(),
  left: z.number().int(),
  currency: z.enum(['USD', 'INR']),
  provider: z.enum(['stripe', 'razorpay']),
  /** By which the provider knows the payment. */
  providerPaymentId: z.string().nullable(),
  /** Why it goes back. */
  why: z.string(),
  /** What of it goes back by the rule of the purchase, and why no more; null where no rule was kept with it. */
  byRule: z.object({ due: z.number().int(), why: z.string() }).nullable(),
  /** Whether somebody may decide that nothing of it goes back: by the rule nothing does, or no rule was kept with it. */
  mayKeepAll: z.boolean(),
  owedAt: moment,
  /** Whether somebody has yet to decide about it. */
  isOpen: z.boolean(),
  /** Of what went back last. */
  sentAt: moment.nullable(),
  sentBy: z.string().nullable(),
  reference: z.string(),
  /** What was sent of it, or is on its way. */
  parts: z.array(z.object({ id: z.string(), amount: z.number().int(), state: z.enum(refundStates) })),
  release: z.enum(releases),
})
export type RefundView = z.infer<typeof refundView>

export const refundsContract = {
  all: route('GET', '/api/desk/insurance-refunds', {
    who,
    summary: 'Insurance payments to refund: those to send, the oldest first, then those sent.',
    topic: 'refunds',
    answer: z.array(refundView),
  }),
  send: route('PUT', '/api/desk/insurance-refunds/{payment}', {
    who,
    summary:
      'Refunds a payment, or a part of it with the reason, through the provider. The student is notified once it is sent.',
    input: z
      .object({
        payment,
        amount: z.number().int().positive(),
        /** What could go back as it was shown: if somebody was faster, nothing is sent. */
        left: z.number().int().positive(),
        /** Why no more goes back, where it is less than that. */
        why: z.string().max(4000).transform(visibleText).default(''),
      })
      .superRefine(saying(checkWhy)),
    answer: orderedRefund,
    problems: [notFound, nothingLeft, failedFirst, secondPersonNeeded, proveAgain],
  }),
  keep: route('PUT', '/api/desk/insurance-refunds/{payment}/kept', {
    who,
    summary:
      'Decides that a payment is not refunded, with the reason, where the rule of the purchase gives nothing back or there is none. The student is notified.',
    input: z
      .object({ payment, why: z.string().max(4000).transform(visibleText) })
      .superRefine(saying(({ why }) => checkWhy({ amount: 0, left: 1, why }))),
    problems: [notFound, nothingLeft, refundIsDue, proveAgain],
  }),
  askRelease: route('POST', '/api/desk/insurance-refunds/{payment}/release', {
    who,
    summary: 'Asks a second person to release a refund above the limit.',
    input: z.object({ payment }),
    problems: [notFound, proveAgain],
  }),
  close: route('DELETE', '/api/desk/insurance-refunds/{payment}', {
    who,
    summary: 'Decides that no more of a payment is refunded, once a part of it was sent.',
    input: z.object({ payment }),
    problems: [notFound, refundNotSent, proveAgain],
  }),
}

/** As it was kept with the purchase; null where the plan had none. Sample data says of which day it is. */
export const refundRuleShape = z
  .object({ refusedWithinDays: z.number().int(), sampleOf: z.iso.date().nullable() })
  .nullable()
export type RefundRuleView = z.infer<typeof refundRuleShape>

const minor = z.number().int()

/** One payment for an insurance that was ended, and how far its money is on its way back. */
export const backView = z.object({
  payment: z.string(),
  what: z.string(),
  currency: z.enum(['USD', 'INR']),
  paid: minor,
  /** Why that much goes back, by the rule of the purchase; null where no rule was kept with it. */
  ground: z.string().nullable(),
  /** What goes back by that rule. */
  due: minor.nullable(),
  /** Null where nothing goes back. */
  step: z.enum(refundSteps).nullable(),
  askedAt: moment.nullable(),
  approved: minor,
  approvedAt: moment.nullable(),
  sent: minor,
  sentAt: moment.nullable(),
  /** Null until that is decided. */
  kept: minor.nullable(),
  keptWhy: z.string().nullable(),
})
export type BackView = z.infer<typeof backView>
