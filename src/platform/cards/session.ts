import type { SandboxRefund } from '../sandbox/refunds.ts'
import type { sandboxCheckouts } from '../sandbox/tables.ts'

export type Checkout = typeof sandboxCheckouts.$inferSelect

/** A checkout as Stripe writes it. */
export const sessionObject = (checkout: Checkout, publicUrl: string) => ({
  id: checkout.id,
  object: 'checkout.session',
  mode: 'payment',
  livemode: false,
  status: checkout.status,
  payment_status: checkout.status === 'complete' ? 'paid' : 'unpaid',
  client_reference_id: checkout.reference,
  metadata: checkout.metadata,
  amount_total: checkout.amount,
  currency: checkout.currency,
  customer_email: checkout.email,
  payment_intent: checkout.paymentId,
  success_url: checkout.successUrl,
  cancel_url: checkout.cancelUrl,
  created: Math.floor(checkout.at.epochMilliseconds / 1000),
  expires_at: Math.floor(checkout.expiresAt.epochMilliseconds / 1000),
  url: checkout.status === 'open' ? `${publicUrl}/sandbox/checkout/${checkout.id}` : null,
})

const statuses = { sent: 'succeeded', pending: 'pending', failed: 'failed' } as const

/** A refund as Stripe writes it. */
export const refundObject = ({ id, amount, currency, paymentId, reference, status, failure, at }: SandboxRefund) => ({
  id,
  object: 'refund',
  amount,
  currency,
  payment_intent: paymentId,
  metadata: { reference },
  status: statuses[status],
  created: Math.floor(at.epochMilliseconds / 1000),
  ...(status === 'failed' && { failure_reason: failure }),
})
