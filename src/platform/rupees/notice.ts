import { z } from 'zod'
import type { PaymentNotice } from '../ports.ts'

const payment = z.object({
  entity: z.object({
    id: z.string(),
    amount: z.number(),
    currency: z.string(),
    // Razorpay writes no notes as an empty list.
    notes: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).default({}),
  }),
})
const link = z.object({
  entity: z.object({ id: z.string(), reference_id: z.string(), amount: z.number(), currency: z.string() }),
})

const notice = z.discriminatedUnion('event', [
  z.object({ event: z.literal('payment_link.paid'), payload: z.object({ payment_link: link, payment }) }),
  z.object({
    event: z.enum(['payment_link.cancelled', 'payment_link.expired']),
    payload: z.object({ payment_link: link }),
  }),
  z.object({ event: z.literal('payment.failed'), payload: z.object({ payment }) }),
])

/** `failed` is one try that failed: the link stays open, and a later try may still be paid. */
export function readRazorpayNotice(rawBody: Uint8Array, eventId: string): PaymentNotice | undefined {
  const read = notice.safeParse(JSON.parse(Buffer.from(rawBody).toString()))
  if (!read.success) return undefined
  const { data } = read
  switch (data.event) {
    case 'payment_link.paid': {
      const { payment_link, payment: paid } = data.payload
      return {
        eventId,
        reference: payment_link.entity.reference_id,
        providerPaymentId: paid.entity.id,
        outcome: 'paid',
        amount: { currency: paid.entity.currency, minor: paid.entity.amount },
      }
    }
    case 'payment.failed': {
      const { id, amount, currency, notes } = data.payload.payment.entity
      const reference = 'reference' in notes ? notes['reference'] : undefined
      if (typeof reference !== 'string') return undefined
      return { eventId, reference, providerPaymentId: id, outcome: 'failed', amount: { currency, minor: amount } }
    }
    case 'payment_link.cancelled':
    case 'payment_link.expired': {
      const { id, reference_id: reference, amount, currency } = data.payload.payment_link.entity
      return { eventId, reference, providerPaymentId: id, outcome: 'expired', amount: { currency, minor: amount } }
    }
  }
}
