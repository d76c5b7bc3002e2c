// What a person does on the checkout page, and what Stripe then tells us.
import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { SendNotice } from '../sandbox/notices.ts'
import { sandboxRefundsOf, type SandboxRefunds, type SandboxRefund } from '../sandbox/refunds.ts'
import { sandboxCheckouts } from '../sandbox/tables.ts'

export type Checkouts = {
  find: (id: string) => Promise<Checkout | undefined>
  pay: (id: string) => Promise<Checkout | undefined>
  expire: (id: string) => Promise<Checkout | undefined>
  /** The notice of what happened, once more: it must not count twice. */
  notifyAgain: (id: string) => Promise<Checkout | undefined>
}

type TellParts = {
  webhookSecret: string
  publicUrl: string
  now: () => Temporal.Instant
  sendNotice: SendNotice
}
type Parts = TellParts & { db: Database; newId: (prefix: string) => string }

type StripeEvent = { id: string; type: string; object: object }

/** An event as Stripe writes and signs it. */
export const noticeFromStripe =
  ({ webhookSecret, publicUrl, now, sendNotice }: TellParts, path = '/webhooks/stripe') =>
  async ({ id, type, object }: StripeEvent): Promise<void> => {
    const created = Math.floor(now().epochMilliseconds / 1000)
    const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } })
    await sendNotice({
      url: publicUrl + path,
      body,
      headers: () => ({ 'stripe-signature': sign(body, webhookSecret, now()) }),
    })
  }

const refundEvents = { pending: 'refund.created', sent: 'refund.updated', failed: 'refund.failed' } as const

export const cardRefundsOf = ({ db, newId, ...parts }: Parts): SandboxRefunds => {
  const tell = noticeFromStripe(parts)
  return sandboxRefundsOf({
    db,
    newId,
    now: parts.now,
    provider: 'stripe',
    tell: refund =>
      tell({
        id: `evt_${refund.id}_${refund.status}`,
        type: refundEvents[refund.status],
        object: refundObject(refund),
      }),
  })
}

export function checkoutsOf({ db, newId, ...parts }: Parts): Checkouts {
  const { publicUrl, now } = parts
  const notifyStripe = noticeFromStripe(parts)
  const tell = (checkout: Checkout) =>
    notifyStripe({
      id: checkout.eventId ?? '',
      type: checkout.status === 'complete' ? 'checkout.session.completed' : 'checkout.session.expired',
      object: sessionObject(checkout, publicUrl),
    })

  /** Only once: of two clicks, the second changes nothing and tells nothing. */
  const end = async (id: string, how: { status: 'complete' | 'expired'; paymentId: string | null }) => {
    const [ended] = await db
      .update(sandboxCheckouts)
      .set({ ...how, eventId: newId('evt_') })
      .where(and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.status, 'open')))
      .returning()
    if (ended !== undefined) await tell(ended)
    return ended ?? read(id)
  }

  const read = async (id: string) => {
    const [found] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
    return found
  }

  const expire = (id: string) => end(id, { status: 'expired', paymentId: null })

  /** Nobody watches the clock here: one whose time is over ends when it is next looked at. */
  const find = async (id: string) => {
    const found = await read(id)
    const isOver = found?.status === 'open' && Temporal.Instant.compare(found.expiresAt, now()) <= 0
    return isOver ? expire(id) : found
  }

  return {
    find,
    expire,
    pay: async id => {
      const found = await find(id)
      return found?.status === 'open' ? end(id, { status: 'complete', paymentId: newId('pi_') }) : found
    },
    notifyAgain: async id => {
      const found = await find(id)
      if (found !== undefined && found.status !== 'open') await tell(found)
      return found
    },
  }
}

export function sign(body: string, secret: string, at: Temporal.Instant): string {
  const seconds = Math.floor(at.epochMilliseconds / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}

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
