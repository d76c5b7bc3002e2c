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
