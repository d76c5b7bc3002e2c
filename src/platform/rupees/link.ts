import type { SandboxRefund } from '../sandbox/refunds.ts'
import type { sandboxPaymentLinks } from '../sandbox/tables.ts'

export type PaymentLink = typeof sandboxPaymentLinks.$inferSelect

const seconds = (at: Temporal.Instant) => Math.floor(at.epochMilliseconds / 1000)

/** A payment link as Razorpay writes it. */
export const linkObject = (link: PaymentLink, publicUrl: string) => ({
  id: link.id,
  entity: 'payment_link',
  reference_id: link.reference ?? '',
  description: link.description,
  amount: link.amount,
  amount_paid: link.status === 'paid' ? link.amount : 0,
  currency: link.currency,
  customer: { name: link.name, email: link.email },
  notes: link.notes,
  callback_url: link.callbackUrl ?? '',
  callback_method: link.callbackUrl === null ? '' : 'get',
  status: link.status,
  payments:
    link.paymentId === null
      ? null
      : [{ payment_id: link.paymentId, amount: link.amount, status: 'captured', method: 'upi' }],
  short_url: `${publicUrl}/sandbox/rupees/${link.id}`,
  created_at: seconds(link.at),
  expire_by: link.expiresAt === null ? 0 : seconds(link.expiresAt),
})

/** A payment as Razorpay writes it. */
export const paymentObject = (link: PaymentLink, id: string, status: 'captured' | 'failed') => ({
  id,
  entity: 'payment',
  amount: link.amount,
  currency: link.currency,
  status,
  method: 'upi',
  email: link.email,
  notes: link.notes,
  error_description: status === 'failed' ? 'Payment was declined by the bank.' : null,
})

const statuses = { sent: 'processed', pending: 'pending', failed: 'failed' } as const

/** A refund as Razorpay writes it. */
export const refundObject = ({ id, paymentId, amount, currency, reference, status, at }: SandboxRefund) => ({
  id,
  entity: 'refund',
  amount,
  currency,
  payment_id: paymentId,
  receipt: reference,
  notes: { reference },
  status: statuses[status],
  created_at: seconds(at),
})
