import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { OpenCall, Call } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { money } from '#src/values/money.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import type { paymentsContract } from './contract.ts'
import { takeNotice } from './notices.ts'
import { type PaidFor, purposeOf } from './slots.ts'
import { takeRefundNotice } from './refunds/queries.ts'
import { payments } from './tables.ts'
import { receipt as words } from './copy.ts'
import { printedReceipt } from './receipts/print.ts'

export const paymentsHandlers = (
  purposes: readonly PaidFor[],
): Handlers<{ payments: typeof paymentsContract }>['payments'] => ({
  receipt: (call, { payment }) => receipt(call, purposes, payment),
  stripeNotice: stripeNotice(purposes),
  razorpayNotice: razorpayNotice(purposes),
})

type StripeNotice = { raw: Uint8Array; headers: { 'stripe-signature': string } }

const stripeNotice =
  (purposes: readonly PaidFor[]) =>
  async (call: OpenCall, { raw, headers }: StripeNotice): Promise<void> => {
    const notice = await call.ports.cards.readNotice(raw, headers['stripe-signature'])
    if (notice !== undefined) await takeNotice(call, purposes, 'stripe', notice)
    const refund = await call.ports.cards.readRefundNotice(raw, headers['stripe-signature'])
    if (refund !== undefined) await takeRefundNotice(call, 'stripe', refund)
  }

type RazorpayNotice = { raw: Uint8Array; headers: { 'x-razorpay-signature': string; 'x-razorpay-event-id': string } }

const razorpayNotice =
  (purposes: readonly PaidFor[]) =>
  async (call: OpenCall, { raw, headers }: RazorpayNotice): Promise<void> => {
    // Razorpay's id lies outside what it signs: without one, the bytes name the notice.
    const message = headers['x-razorpay-event-id']
    const eventId = /^[\w-]{1,200}$/.test(message) ? message : createHash('sha256').update(raw).digest('base64url')
    const notice = await call.ports.rupees.readNotice(raw, headers['x-razorpay-signature'], eventId)
    if (notice !== undefined) await takeNotice(call, purposes, 'razorpay', notice)
    const refund = await call.ports.rupees.readRefundNotice(raw, headers['x-razorpay-signature'], eventId)
    if (refund !== undefined) await takeRefundNotice(call, 'razorpay', refund)
  }

/** Of money that arrived, for its owner; somebody else’s is answered like one that was never there. */
async function receipt(call: Call, purposes: readonly PaidFor[], id: string): Promise<FileAnswer> {
  const [payment] = await call.db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.owner, call.caller.id)))
  if (payment?.paidAt == null) throw new Refusal(notFound)
  const paid = { ...payment, paidAt: payment.paidAt }
  return printedReceipt(call, {
    ...(await purposeOf(purposes, payment.purpose).receipt(call, paid)),
    payment: paid,
    amount: money(payment.currency, payment.amount),
    file: words.file(dayOf(paid.paidAt).toString()),
  })
}
