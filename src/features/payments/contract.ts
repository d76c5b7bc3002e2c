import { z } from 'zod'
import { notFound, problem, tooManyRequests } from '#src/wire/problem.ts'
import { openRoute, studentRoute, type FileAnswer } from '#src/wire/route.ts'
import * as copy from './copy.ts'
import { deskRefundsContract } from './refunds/contract.ts'

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
    summary: 'The receipt of a payment of one’s own that arrived, as a PDF.',
    input: z.object({ payment: z.uuid() }),
    answer: z.custom<FileAnswer>(),
    as: 'file',
    problems: [notFound, tooManyRequests],
  }),
  stripeNotice: openRoute('POST', '/webhooks/stripe', {
    summary: 'Stripe tells what became of a checkout or a refund. Its signature says that it is Stripe.',
    input: z.object({ raw, headers: z.object({ 'stripe-signature': header }) }),
    problems: [wrongSignature],
    body: 'raw',
    bodyLimit: noticeLimit,
  }),
  razorpayNotice: openRoute('POST', '/webhooks/razorpay', {
    summary: 'Razorpay tells what became of an order or a refund. Its signature says that it is Razorpay.',
    input: z.object({ raw, headers: z.object({ 'x-razorpay-signature': header, 'x-razorpay-event-id': header }) }),
    problems: [wrongSignature],
    body: 'raw',
    bodyLimit: noticeLimit,
  }),
}

export const paymentsContracts = { payments: paymentsContract, deskRefunds: deskRefundsContract }
