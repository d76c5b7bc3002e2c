// Money that goes back through Razorpay. A refund whose answer got lost is there when it is asked for again.
import { z } from 'zod'
import { jsonIn, currencyCode, minorUnits, providerId } from '../providers/notices.ts'
import type { Refund, RefundAnswer, RefundNotice } from '../ports.ts'
import type { RazorpayClient } from './client.ts'

/** Their key for a repeated call has no term that they promise, so that what was sent before is looked for first. */
export async function refundOnce(
  client: RazorpayClient,
  { paymentId, amount, reference }: Refund,
): Promise<RefundAnswer> {
  const payment = `/payments/${encodeURIComponent(paymentId)}`
  const { items } = refundList.parse(await client.get(`${payment}/refunds?count=100`))
  const earlier = items.find(({ receipt }) => receipt === reference)
  if (earlier !== undefined) return answerOf(earlier)
  const asked = { amount, speed: 'normal', receipt: reference, notes: { reference } }
  return answerOf(refund.parse(await client.post(`${payment}/refund`, asked, { 'x-refund-idempotency': reference })))
}

export const askRefund = async (client: RazorpayClient, id: string): Promise<RefundAnswer> =>
  answerOf(refund.parse(await client.get(`/refunds/${encodeURIComponent(id)}`)))

const refund = z.object({
  id: providerId,
  status: z.string(),
  receipt: z.string().nullish(),
})
const refundList = z.object({ items: z.array(refund) })

const states: Readonly<Record<string, RefundAnswer['state']>> = { processed: 'sent', failed: 'failed' }

function answerOf({ id, status }: z.output<typeof refund>): RefundAnswer {
  const state = states[status] ?? 'pending'
  // Razorpay gives no reason with it.
  return { id, state, failure: state === 'failed' ? 'Razorpay says: failed.' : '' }
}

const notice = z.object({
  event: z.enum(['refund.created', 'refund.processed', 'refund.failed']),
  payload: z.object({
    refund: z.object({
      entity: refund.extend({
        amount: minorUnits,
        currency: currencyCode,
        notes: z.object({ reference: z.string() }),
      }),
    }),
  }),
})

/** Undefined for one that was not asked for by us. */
export function readRazorpayRefund(rawBody: Uint8Array, eventId: string): RefundNotice | undefined {
  const read = notice.safeParse(jsonIn(rawBody))
  if (!read.success) return undefined
  const { entity } = read.data.payload.refund
  return {
    ...answerOf(entity),
    eventId,
    reference: entity.notes.reference,
    amount: { currency: entity.currency.toUpperCase(), minor: entity.amount },
  }
}
