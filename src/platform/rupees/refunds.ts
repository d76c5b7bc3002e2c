// Money that goes back through Razorpay. A refund whose answer got lost is there when it is asked for again.
import { z } from 'zod'
import { jsonIn, currencyCode, minorUnits, providerId } from '../providers/notices.ts'
import { type Refund, type RefundAnswer, type RefundNotice, ProviderRefusal } from '../ports.ts'
import { callProvider, ProviderUnavailable } from '../providers/call.ts'

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

// The calls of Razorpay's API that we make: JSON over HTTPS, signed in with the key and its secret.

export type RazorpayAccount = { baseUrl: string; key: string; secret: string; webhookSecret: string; patience?: number }

/** What Razorpay says no with. Of the status 400 it is about this call; any other is about us or them. */
export class RazorpayRefusal extends ProviderRefusal {}

export type RazorpayClient = {
  get: (path: string) => Promise<unknown>
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<unknown>
}

const refusal = z.object({ error: z.object({ description: z.string() }) })

export function razorpayClient({ key, secret, ...reach }: RazorpayAccount): RazorpayClient {
  const provider = { name: 'Razorpay', ...reach }
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
  async function ask(
    path: string,
    request: Pick<RequestInit, 'method' | 'body'>,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const answer = await callProvider(provider, `/v1${path}`, {
      ...request,
      headers: { authorization, 'content-type': 'application/json', ...headers },
    })
    if (answer.isOk) return answer.body
    const said = refusal.safeParse(answer.body).data?.error.description
    if (answer.status === 400 && said !== undefined) throw new RazorpayRefusal(said)
    throw new ProviderUnavailable(`Razorpay answered ${answer.status}${said === undefined ? '.' : `: ${said}`}`)
  }
  return {
    get: path => ask(path, { method: 'GET' }),
    post: (path, body, headers) => ask(path, { method: 'POST', body: JSON.stringify(body) }, headers),
  }
}
