import type Stripe from 'stripe'
import { z } from 'zod'
import { ProviderUnavailable, once } from '../providers/call.ts'
import { currencyCode, minorUnits, providerId, WrongSignature } from '../providers/notices.ts'
import { openStripe, type StripeKey } from '../providers/stripe-client.ts'
import { askRefund, readRefundEvent, refundOnce } from './refunds.ts'
import { ProviderRefusal, type CardCheckout, type PaymentNotice, type Ports } from '../ports.ts'

export type StripeAccount = StripeKey & { webhookSecret: string }

/** Stripe's own limit: a notice older than this may be a replayed one. */
const oldestNotice = 300

export function stripeCards(account: StripeAccount, now: () => Temporal.Instant): Ports['cards'] {
  const client = once(() => openStripe(account))
  const signedEvent = async (rawBody: Uint8Array, signature: string): Promise<unknown> => {
    const { webhooks } = await client()
    const at = now().epochMilliseconds
    return webhooks
      .constructEventAsync(Buffer.from(rawBody), signature, account.webhookSecret, oldestNotice, undefined, at)
      .catch(cause => {
        throw new WrongSignature('Stripe', { cause })
      })
  }
  return {
    createCheckout: async order => {
      const session = await (
        await client()
      ).checkout.sessions
        .create(sessionFor(order), { idempotencyKey: order.idempotencyKey })
        .catch(error => {
          throw explain(error)
        })
      if (session.url === null) throw new ProviderUnavailable('Stripe answered a checkout without an address.')
      return { id: session.id, url: session.url }
    },
    readNotice: async (rawBody, signature) => noticeOf(await signedEvent(rawBody, signature)),
    readRefundNotice: async (rawBody, signature) => readRefundEvent(await signedEvent(rawBody, signature)),
    refund: async refund => refundOnce(await client(), refund),
    askRefund: async id => askRefund(await client(), id),
    ask: async id => {
      const session = await (await client()).checkout.sessions.retrieve(id).catch(error => {
        throw explain(error)
      })
      return answerOf(session)
    },
    cancel: async id => cancelSession(await client(), id),
  }
}

/** Stripe refuses to end what is over or paid: the checkout itself says which. */
async function cancelSession({ checkout }: Stripe, id: string): Promise<'cancelled' | 'paid'> {
  try {
    await checkout.sessions.expire(id)
    return 'cancelled'
  } catch (cause) {
    const session = await checkout.sessions.retrieve(id).catch(error => {
      throw explain(error)
    })
    if (session.status === 'complete') return 'paid'
    if (session.status === 'expired') return 'cancelled'
    throw explain(cause)
  }
}

/** It ends after Stripe's own 24 hours: a time of ours would differ in a repeated call, which Stripe then refuses. */
const sessionFor = ({ reference, title, amount, email, successUrl, cancelUrl }: CardCheckout) =>
  ({
    mode: 'payment',
    client_reference_id: reference,
    metadata: { reference },
    payment_intent_data: { metadata: { reference } },
    ...(email !== undefined && { customer_email: email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: amount.minor,
          product_data: { name: title },
        },
      },
    ],
    success_url: successUrl,
    cancel_url: cancelUrl,
  }) satisfies Stripe.Checkout.SessionCreateParams

const checkout = z.object({
  id: providerId,
  client_reference_id: z.string().nullable(),
  payment_status: z.string(),
  payment_intent: z.union([providerId, z.object({ id: providerId })]).nullable(),
  amount_total: minorUnits.nullable(),
  currency: currencyCode.nullable(),
})
type Checkout = z.output<typeof checkout>

const eventShape = z.object({ id: providerId, type: z.string(), data: z.object({ object: checkout }) })

/** Undefined for what is none of our business, which may be of any shape. */
function noticeOf(event: unknown): PaymentNotice | undefined {
  const read = eventShape.safeParse(event)
  if (!read.success) return undefined
  const { id, type, data } = read.data
  switch (type) {
    case 'checkout.session.completed':
      // A slow method of payment completes the checkout first and pays later.
      return data.object.payment_status === 'paid' ? noticeAbout(id, data.object, 'paid') : undefined
    case 'checkout.session.async_payment_succeeded':
      return noticeAbout(id, data.object, 'paid')
    case 'checkout.session.async_payment_failed':
      return noticeAbout(id, data.object, 'failed')
    case 'checkout.session.expired':
      return noticeAbout(id, data.object, 'expired')
    default:
      return undefined
  }
}

function answerOf(session: Stripe.Checkout.Session): PaymentNotice | undefined {
  const asked = checkout.parse(session)
  if (asked.payment_status === 'paid') return noticeAbout(`asked-paid-${asked.id}`, asked, 'paid')
  return session.status === 'expired' ? noticeAbout(`asked-expired-${asked.id}`, asked, 'expired') : undefined
}

function noticeAbout(
  eventId: string,
  { id, client_reference_id: reference, payment_intent: payment, amount_total: minor, currency }: Checkout,
  outcome: PaymentNotice['outcome'],
): PaymentNotice | undefined {
  if (reference === null || minor === null || currency === null) return undefined
  const paymentId = typeof payment === 'string' ? payment : payment?.id
  return {
    eventId,
    reference,
    providerPaymentId: paymentId ?? id,
    outcome,
    amount: { currency: currency.toUpperCase(), minor },
  }
}

function explain(cause: unknown): Error {
  if (!(cause instanceof Error)) return new ProviderUnavailable('Stripe could not be reached.', { cause })
  if (isAboutThePerson(cause)) return new ProviderRefusal(cause.message, { cause })
  return new ProviderUnavailable(`Stripe did not open a checkout: ${cause.message}`, { cause })
}

const isAboutThePerson = (error: Error) =>
  ('type' in error && error.type === 'StripeCardError') || ('param' in error && error.param === 'customer_email')
