// What Stripe Issuing says of a card: what it was to pay, what it paid, and how it is set.
import { z } from 'zod'
import type { CardLimits, CardSpending, IssuingNotice } from '../ports.ts'
import { currencyCode, minorUnits, providerId } from '../providers/notices.ts'

const instant = z.int().nonnegative().max(253_402_300_799)
/** An object where it is expanded, its id where it is not. */
const named = z
  .union([providerId, z.object({ id: providerId })])
  .transform(one => (typeof one === 'string' ? one : one.id))
/** As merchants write it: it is shown, so nothing but text, and not without end. */
const words = z
  .string()
  .nullish()
  .catch(null)
  .transform(text =>
    (text ?? '')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim()
      .slice(0, 100),
  )

const spent = z.object({
  id: providerId,
  card: named,
  created: instant,
  currency: currencyCode,
  merchant_currency: currencyCode,
  merchant_data: z.object({ name: words, city: words, country: words }),
})

const authorization = spent.extend({
  amount: minorUnits,
  merchant_amount: minorUnits,
  approved: z.boolean(),
  status: z.string(),
  pending_request: z.object({ amount: minorUnits, merchant_amount: minorUnits }).nullish(),
  request_history: z
    .array(z.object({ approved: z.boolean(), reason: z.string().max(100) }))
    .nullish()
    .transform(all => all ?? []),
})

/** Below nothing for what was taken off the card, above for what came back. */
const signedUnits = z.int().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)

const transaction = spent.extend({
  amount: signedUnits,
  merchant_amount: signedUnits,
  type: z.enum(['capture', 'refund']),
  authorization: named.nullish(),
})

const card = z.object({
  id: providerId,
  status: z.string(),
  spending_controls: z
    .object({ spending_limits: z.array(z.object({ amount: minorUnits, interval: z.string() })).nullish() })
    .nullish(),
})

const common = z.object({ id: providerId, created: instant })
const event = z.discriminatedUnion('type', [
  common.extend({ type: z.literal('issuing_authorization.request'), data: z.object({ object: authorization }) }),
  common.extend({ type: z.literal('issuing_authorization.created'), data: z.object({ object: authorization }) }),
  common.extend({ type: z.literal('issuing_authorization.updated'), data: z.object({ object: authorization }) }),
  common.extend({ type: z.literal('issuing_transaction.created'), data: z.object({ object: transaction }) }),
  common.extend({ type: z.literal('issuing_card.updated'), data: z.object({ object: card }) }),
])

/** Undefined for what is none of our business, which may be of any shape. */
export function readIssuingEvent(raw: unknown): IssuingNotice | undefined {
  const read = event.safeParse(raw)
  if (!read.success) return undefined
  const { id: eventId, created, type, data } = read.data
  const said = { eventId, at: at(created) }
  switch (type) {
    case 'issuing_authorization.request':
    case 'issuing_authorization.created':
    case 'issuing_authorization.updated':
      return { ...said, ...authorizationOf(data.object, type === 'issuing_authorization.request') }
    case 'issuing_transaction.created': {
      const { card: cardId, authorization: before, type: kind } = data.object
      const isRefund = kind === 'refund'
      // A sign that does not fit is read as nothing, which counts for nothing.
      const signed = isRefund ? data.object.amount : -data.object.amount
      const spending = spendingOf(data.object, Math.max(0, signed), Math.abs(data.object.merchant_amount))
      return { ...said, what: 'transaction', card: cardId, spending, authorization: before ?? null, isRefund }
    }
    case 'issuing_card.updated': {
      const { id, status, spending_controls: controls } = data.object
      const limits = limitsOf(controls?.spending_limits ?? [])
      return { ...said, what: 'card', card: id, isFrozen: status !== 'active', limits }
    }
  }
}

/** What is asked for comes on top of what is held already: nothing, of a purchase that is new. */
function authorizationOf(one: z.output<typeof authorization>, isRequest: boolean) {
  const { amount, merchant_amount: merchantAmount, approved, status, pending_request: more, request_history } = one
  const spending = spendingOf(one, amount + (more?.amount ?? 0), merchantAmount + (more?.merchant_amount ?? 0))
  return {
    what: isRequest ? ('request' as const) : ('authorization' as const),
    card: one.card,
    spending,
    isApproved: approved,
    declinedFor: approved ? null : (request_history.at(-1)?.reason ?? 'unknown'),
    isOver: status !== 'pending',
  }
}

function spendingOf(one: z.output<typeof spent>, amount: number, merchantAmount: number): CardSpending {
  const { id, created, currency, merchant_currency: merchantCurrency, merchant_data: merchant } = one
  return {
    id,
    amount,
    currency: currency.toUpperCase(),
    merchant: merchant.name,
    city: merchant.city,
    country: merchant.country,
    merchantAmount,
    merchantCurrency: merchantCurrency.toUpperCase(),
    madeAt: at(created),
  }
}

function limitsOf(all: readonly { amount: number; interval: string }[]): CardLimits | null {
  const of = (interval: string) => all.find(one => one.interval === interval)?.amount
  const [daily, monthly] = [of('daily'), of('monthly')]
  return daily === undefined || monthly === undefined ? null : { daily, monthly }
}

const at = (seconds: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
