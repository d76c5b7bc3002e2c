import { z } from 'zod'
import { pdf } from '#src/wire/files.ts'
import { notFound, problem, tooManyRequests } from '#src/wire/problem.ts'
import { openRoute, studentRoute } from '#src/wire/route.ts'
import { isBlank, lengthOf, visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import { proveAgain } from '../accounts/proof/contract.ts'
import * as copy from './copy.ts'
import * as refundWords from './refunds/copy.ts'
import { reasons, refundStates } from './refunds/rules.ts'

/** Beside every order: somebody else was first, and less is left than was shown. */
export const nothingLeft = problem('refund-sent', 409, refundWords.nothingLeft)
/** Else what failed could be neither sent again nor paid by hand any more. */
export const failedFirst = problem('refund-failed-first', 409, refundWords.failedFirst)
export const notFailed = problem('refund-not-failed', 409, refundWords.notFailed)

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

const deskRefundsContract = {
  all: get('/api/desk/refunds', {
    summary: 'Refunds of your own desk: those that failed and wait for somebody, then the latest.',
    topic: 'refunds',
    input: nothing,
    answer: z.array(refundRow),
  }),
  again: post('/api/desk/refunds/{refund}/again', {
    summary: 'Sends a failed refund again, as a refund of its own.',
    input: z.object({ refund }),
    answer: orderedRefund,
    problems: [notFailed, nothingLeft, proveAgain],
  }),
  byHand: put('/api/desk/refunds/{refund}/by-hand', {
    summary: 'Notes that a failed refund was paid in another way, and how. The student is notified.',
    input: z.object({
      refund,
      why: z
        .string()
        .max(4000)
        .transform(visibleText)
        .refine(typed => !isBlank(typed), refundWords.whyRequired)
        .refine(typed => lengthOf(typed) <= refundWords.longestWhy, refundWords.whyTooLong),
    }),
    problems: [notFailed, nothingLeft, proveAgain],
  }),
}

const header = z.string().max(2000).catch('')
/** The signature covers the very bytes; a notice without any is signed by nobody. */
const raw = z.instanceof(Uint8Array).catch(new Uint8Array())

/** Beside any order: the page before it was paid in the meantime. */
export const paymentArrived = problem('payment-arrived', 409, copy.paymentArrived)

const wrongSignature = problem('wrong-signature', 400, 'This notice was not signed by its provider, or is too old.')

/** Providers write more than we read. */
const noticeLimit = 512 * 1024

export const paymentsContract = {
  receipt: studentRoute('GET', '/api/payments/{payment}/receipt', {
    showsIdentity: true,
    summary: 'The receipt for one of your payments that arrived, as a PDF.',
    input: z.object({ payment: z.uuid() }),
    ...pdf,
    problems: [notFound, tooManyRequests],
  }),
  stripeNotice: openRoute('POST', '/webhooks/stripe', {
    summary: "Stripe's webhook about a checkout or a refund. Its signature proves that Stripe sent it.",
    input: z.object({ raw, headers: z.object({ 'stripe-signature': header }) }),
    problems: [wrongSignature],
    body: 'raw',
    bodyLimit: noticeLimit,
  }),
  razorpayNotice: openRoute('POST', '/webhooks/razorpay', {
    summary: "Razorpay's webhook about an order or a refund. Its signature proves that Razorpay sent it.",
    input: z.object({ raw, headers: z.object({ 'x-razorpay-signature': header, 'x-razorpay-event-id': header }) }),
    problems: [wrongSignature],
    body: 'raw',
    bodyLimit: noticeLimit,
  }),
}

export const paymentsContracts = { payments: paymentsContract, deskRefunds: deskRefundsContract }
