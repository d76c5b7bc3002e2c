// Money that goes back through Stripe. Whether it was sent before is asked first: a key of Stripe's lasts a day, a
// repeated try may come later.
import type Stripe from 'stripe'
import { z } from 'zod'
import { ProviderUnavailable } from '../providers/call.ts'
import { currencyCode, minorUnits, providerId } from '../providers/notices.ts'
import { ProviderRefusal, type Refund, type RefundAnswer, type RefundNotice } from '../ports.ts'

export async function refundOnce({ refunds }: Stripe, { paymentId, amount, reference }: Refund): Promise<RefundAnswer> {
  const asked = { payment_intent: paymentId, amount, metadata: { reference } }
  return answered(async () => {
    const { data: known } = await refunds.list({ payment_intent: paymentId, limit: mostOfOne })
    const earlier = known.find(({ metadata }) => metadata?.['reference'] === reference)
    return earlier ?? (await refunds.create(asked, { idempotencyKey: `refund-${reference}` }))
  })
}

/** Stripe lists a hundred at most; nobody sends one payment back in as many parts. */
const mostOfOne = 100

export const askRefund = ({ refunds }: Stripe, id: string): Promise<RefundAnswer> =>
  answered(() => refunds.retrieve(id))

async function answered(ask: () => Promise<Stripe.Refund>): Promise<RefundAnswer> {
  const refund = await ask().catch(error => {
    throw explain(error)
  })
  return answerOf(refundShape.parse(refund))
}

const refundShape = z.object({
  id: providerId,
  status: z.string().nullable(),
  failure_reason: z
    .string()
    .max(500)
    .nullish()
    .catch(null)
    .transform(said => said ?? ''),
})

/** The customer's bank may send it back after it was sent, so that failed is the last word. */
const states: Readonly<Record<string, RefundAnswer['state']>> = {
  succeeded: 'sent',
  failed: 'failed',
  canceled: 'failed',
}

const answerOf = ({ id, status, failure_reason: reason }: z.output<typeof refundShape>): RefundAnswer => {
  const state = states[status ?? ''] ?? 'pending'
  return { id, state, failure: state === 'failed' ? reason || `Stripe says: ${status ?? 'failed'}.` : '' }
}

const eventShape = z.object({
  id: providerId,
  type: z.enum(['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated']),
  data: z.object({
    object: refundShape.extend({
      amount: minorUnits,
      currency: currencyCode,
      metadata: z.object({ reference: z.string() }),
    }),
  }),
})

/**
 * Undefined for what is none of our business. `charge.refunded` is: it says what went back in all, and each refund has
 * a notice of its own.
 */
export function readRefundEvent(event: unknown): RefundNotice | undefined {
  const read = eventShape.safeParse(event)
  if (!read.success) return undefined
  const { id: eventId, data } = read.data
  const { amount, currency, metadata } = data.object
  return {
    ...answerOf(data.object),
    eventId,
    reference: metadata.reference,
    amount: { currency: currency.toUpperCase(), minor: amount },
  }
}

/** A key that Stripe does not take, or too many calls, is nothing that this refund did. */
function explain(cause: unknown): Error {
  if (!(cause instanceof Error)) return new ProviderUnavailable('Stripe could not be reached.', { cause })
  const isAboutIt = 'type' in cause && refusals.has(String(cause.type)) && !isUnauthorised(cause)
  return isAboutIt
    ? new ProviderRefusal(cause.message, { cause })
    : new ProviderUnavailable(`Stripe did not refund: ${cause.message}`, { cause })
}

const refusals: ReadonlySet<string> = new Set(['StripeInvalidRequestError', 'StripeCardError'])

const isUnauthorised = (error: Error) => 'statusCode' in error && error.statusCode === 401
