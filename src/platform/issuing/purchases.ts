// What happens to a card of the sandbox out in the world: a purchase is asked for, declined, taken, given up or refunded.
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { sign, noticeFromStripe } from '../cards/checkouts.ts'
import type { Database } from '../database/database.ts'
import { patiently } from '../patience.ts'
import type { SendNotice } from '../sandbox/notices.ts'
import { sandboxIssuing } from '../sandbox/tables.ts'

export const issuingWebhook = '/webhooks/stripe-issuing'

/** In cents; the merchant's own amount where it is in another currency. */
export type SandboxPurchase = {
  card: string
  amount: number
  merchant: string
  merchantAmount?: number
  merchantCurrency?: string
}

export type CardSpendings = {
  cards: () => Promise<{ id: string; last4: string; name: string }[]>
  latest: () => Promise<SandboxAuthorization[]>
  /** Asked for: approved or declined, as the card and we say. */
  authorize: (purchase: SandboxPurchase) => Promise<SandboxAuthorization>
  /** The merchant takes it, or another amount than was asked for, such as with a tip. */
  capture: (id: string, amount?: number) => Promise<void>
  reverse: (id: string) => Promise<void>
  /** The merchant gives back what it took. */
  refund: (id: string, amount?: number) => Promise<void>
}

const authorizationShape = z.object({
  id: z.string(),
  object: z.literal('issuing.authorization'),
  card: z.string(),
  amount: z.number(),
  currency: z.string(),
  merchant_amount: z.number(),
  merchant_currency: z.string(),
  merchant_data: z.object({ name: z.string(), city: z.string(), country: z.string() }),
  approved: z.boolean(),
  status: z.enum(['pending', 'closed', 'reversed']),
  created: z.number(),
  pending_request: z.null(),
  request_history: z.array(z.object({ approved: z.boolean(), reason: z.string() })),
})
export type SandboxAuthorization = z.output<typeof authorizationShape>

const cardShape = z.object({
  id: z.string(),
  object: z.literal('issuing.card'),
  last4: z.string(),
  status: z.string(),
  cardholder: z.object({ name: z.string() }),
  spending_controls: z
    .object({ spending_limits: z.array(z.object({ amount: z.number(), interval: z.string() })) })
    .default({ spending_limits: [] }),
})

type Parts = {
  db: Database
  webhookSecrets: readonly [string, string]
  publicUrl: string
  now: () => Temporal.Instant
  newId: (prefix: string) => string
  sendNotice: SendNotice
}

export function cardSpendingsOf({ db, webhookSecrets, newId, ...parts }: Parts): CardSpendings {
  const { now, publicUrl } = parts
  const tell = noticeFromStripe({ ...parts, webhookSecret: webhookSecrets[0] }, issuingWebhook)
  const say = (type: string, object: object) => tell({ id: newId('evt_'), type, object })

  const objects = async (kind: string) =>
    (
      await db
        .select()
        .from(sandboxIssuing)
        .where(sql`${sandboxIssuing.object} ->> 'object' = ${kind}`)
        .orderBy(desc(sandboxIssuing.at), desc(sandboxIssuing.id))
        .limit(50)
    ).map(({ object }) => object)

  const find = async (id: string): Promise<object | undefined> =>
    (await db.select().from(sandboxIssuing).where(eq(sandboxIssuing.id, id)))[0]?.object

  const made = async (): Promise<SandboxAuthorization[]> =>
    (await objects('issuing.authorization')).map(object => authorizationShape.parse(object))

  /** Of two who end it at once, the second changes nothing. */
  const end = async (id: string, status: 'closed' | 'reversed', amount: number) => {
    const [ended] = await db
      .update(sandboxIssuing)
      .set({ object: sql`${sandboxIssuing.object} || ${JSON.stringify({ status, amount })}::jsonb` })
      .where(and(eq(sandboxIssuing.id, id), sql`${sandboxIssuing.object} ->> 'status' = 'pending'`))
      .returning()
    return ended === undefined ? undefined : authorizationShape.parse(ended.object)
  }

  /** What a card may not do the issuer says itself; about all else we are asked. */
  const decide = async (purchase: SandboxPurchase, asked: SandboxAuthorization) => {
    const card = cardShape.parse(await find(purchase.card))
    if (card.status !== 'active') return { approved: false, reason: 'card_inactive' }
    const spent = (await made()).filter(one => one.card === card.id && one.approved && one.status !== 'reversed')
    const isOver = card.spending_controls.spending_limits.some(({ amount, interval }) => {
      const since = beginningOf(now(), interval)
      const before = spent.filter(({ created }) => created >= since).reduce((sum, one) => sum + one.amount, 0)
      return before + purchase.amount > amount
    })
    if (isOver) return { approved: false, reason: 'spending_controls' }
    const { amount, merchant_amount } = asked
    const pending = { ...asked, amount: 0, merchant_amount: 0, pending_request: { amount, merchant_amount } }
    return ask(pending)
  }

  const ask = async (object: object) => {
    const created = Math.floor(now().epochMilliseconds / 1000)
    const body = JSON.stringify({
      id: newId('evt_'),
      object: 'event',
      type: 'issuing_authorization.request',
      created,
      livemode: false,
      data: { object },
    })
    try {
      const response = await fetch(publicUrl + issuingWebhook, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': sign(body, webhookSecrets[1], now()) },
        body,
        // As long as Stripe waits.
        signal: AbortSignal.timeout(patiently(2000)),
      })
      const said = z.object({ approved: z.boolean() }).safeParse(await response.json())
      if (!said.success || response.headers.get('stripe-version') === null)
        return { approved: false, reason: 'webhook_error' }
      return { approved: said.data.approved, reason: said.data.approved ? 'webhook_approved' : 'webhook_declined' }
    } catch {
      return { approved: false, reason: 'webhook_timeout' }
    }
  }

  return {
    cards: async () =>
      (await objects('issuing.card')).map(object => {
        const { id, last4, cardholder } = cardShape.parse(object)
        return { id, last4, name: cardholder.name }
      }),
    latest: made,
    authorize: async purchase => {
      const { card, amount, merchant, merchantAmount = amount, merchantCurrency = 'usd' } = purchase
      const asked: SandboxAuthorization = {
        id: newId('iauth_'),
        object: 'issuing.authorization',
        card,
        amount,
        currency: 'usd',
        merchant_amount: merchantAmount,
        merchant_currency: merchantCurrency,
        merchant_data: { name: merchant, city: 'Denton', country: 'US' },
        approved: false,
        status: 'pending',
        created: Math.floor(now().epochMilliseconds / 1000),
        pending_request: null,
        request_history: [],
      }
      const { approved, reason } = await decide(purchase, asked)
      const decided: SandboxAuthorization = {
        ...asked,
        approved,
        status: approved ? 'pending' : 'closed',
        request_history: [{ approved, reason }],
      }
      await db
        .insert(sandboxIssuing)
        .values({ id: asked.id, idempotencyKey: asked.id, request: '', about: card, object: decided, at: now() })
      await say('issuing_authorization.created', decided)
      return decided
    },
    capture: async (id, amount) => {
      const before = authorizationShape.parse(await find(id))
      const ended = await end(id, 'closed', amount ?? before.amount)
      if (ended === undefined) return
      await say('issuing_transaction.created', transactionOf(newId('ipi_'), ended, 'capture', amount ?? before.amount))
      await say('issuing_authorization.updated', ended)
    },
    reverse: async id => {
      const ended = await end(id, 'reversed', 0)
      if (ended !== undefined) await say('issuing_authorization.updated', ended)
    },
    refund: async (id, amount) => {
      const before = authorizationShape.parse(await find(id))
      if (!before.approved || before.status !== 'closed') return
      await say('issuing_transaction.created', transactionOf(newId('ipi_'), before, 'refund', amount ?? before.amount))
    },
  }
}

/** As Stripe writes it: below nothing for what was taken. */
function transactionOf(id: string, from: SandboxAuthorization, type: 'capture' | 'refund', amount: number) {
  const { card, currency, merchant_currency, merchant_data, created } = from
  const direction = type === 'capture' ? -1 : 1
  const merchantAmount = merchant_currency === currency ? amount : from.merchant_amount
  return {
    id,
    object: 'issuing.transaction',
    type,
    card,
    authorization: from.id,
    amount: direction * amount,
    currency,
    merchant_amount: direction * merchantAmount,
    merchant_currency,
    merchant_data,
    created,
  }
}

/** In seconds: of the day, or of the month. */
function beginningOf(now: Temporal.Instant, interval: string): number {
  const day = now.toZonedDateTimeISO('UTC').startOfDay()
  const from = interval === 'monthly' ? day.with({ day: 1 }) : day
  return Math.floor(from.epochMilliseconds / 1000)
}
