// What a person does on the payment page, and what Razorpay then tells us.
import { createHmac } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { SendNotice } from '../sandbox/notices.ts'
import { sandboxRefundsOf, type SandboxRefunds } from '../sandbox/refunds.ts'
import { sandboxPaymentLinks } from '../sandbox/tables.ts'
import { linkObject, paymentObject, refundObject, type PaymentLink } from './link.ts'

export type PaymentLinks = {
  find: (id: string) => Promise<PaymentLink | undefined>
  pay: (id: string) => Promise<PaymentLink | undefined>
  /** A try that the bank declined: the link stays open. */
  fail: (id: string) => Promise<PaymentLink | undefined>
  cancel: (id: string) => Promise<PaymentLink | undefined>
  /** Those whose time is over are over, and say so. */
  expire: () => Promise<void>
  /** The notice of what happened, once more: it must not count twice. */
  notifyAgain: (id: string) => Promise<PaymentLink | undefined>
  /** Where the browser goes after paying, signed as Razorpay signs it. */
  wayBack: (link: PaymentLink) => string | undefined
}

type TellParts = {
  webhookSecret: string
  publicUrl: string
  now: () => Temporal.Instant
  sendNotice: SendNotice
}
type Parts = TellParts & { db: Database; newId: (prefix: string) => string }

/** An event as Razorpay writes and signs it. */
const noticeFromRazorpay =
  ({ webhookSecret, publicUrl, now, sendNotice }: TellParts) =>
  async (event: string, eventId: string, payload: object): Promise<void> => {
    const created = Math.floor(now().epochMilliseconds / 1000)
    const body = JSON.stringify({
      entity: 'event',
      event,
      contains: Object.keys(payload),
      payload,
      created_at: created,
    })
    const headers = { 'x-razorpay-event-id': eventId, 'x-razorpay-signature': sign(body, webhookSecret) }
    await sendNotice({ url: `${publicUrl}/webhooks/razorpay`, body, headers: () => headers })
  }

const refundEvents = { pending: 'refund.created', sent: 'refund.processed', failed: 'refund.failed' } as const

export const rupeeRefundsOf = ({ db, newId, ...parts }: Parts): SandboxRefunds => {
  const tell = noticeFromRazorpay(parts)
  return sandboxRefundsOf({
    db,
    newId,
    now: parts.now,
    provider: 'razorpay',
    tell: refund =>
      tell(refundEvents[refund.status], `evt_${refund.id}_${refund.status}`, {
        refund: { entity: refundObject(refund) },
      }),
  })
}

export function paymentLinksOf({ db, secret, newId, ...parts }: Parts & { secret: string }): PaymentLinks {
  const { publicUrl, now } = parts
  const tell = noticeFromRazorpay(parts)

  const tellEnd = (link: PaymentLink) => {
    const payment_link = { entity: linkObject(link, publicUrl) }
    const payment = { entity: paymentObject(link, link.paymentId ?? '', 'captured') }
    return tell(
      `payment_link.${link.status}`,
      link.eventId ?? '',
      link.status === 'paid' ? { payment_link, payment } : { payment_link },
    )
  }

  /** Only once: of two clicks, the second changes nothing and tells nothing. */
  const end = async (id: string, how: { status: 'paid' | 'cancelled'; paymentId: string | null }) => {
    await expire()
    const [ended] = await db
      .update(sandboxPaymentLinks)
      .set({ ...how, eventId: newId('evt_') })
      .where(and(eq(sandboxPaymentLinks.id, id), eq(sandboxPaymentLinks.status, 'created')))
      .returning()
    if (ended !== undefined) await tellEnd(ended)
    return ended ?? find(id)
  }

  const expire = async () => {
    const over = await db
      .update(sandboxPaymentLinks)
      .set({ status: 'expired', eventId: newId('evt_') })
      .where(and(eq(sandboxPaymentLinks.status, 'created'), lte(sandboxPaymentLinks.expiresAt, now())))
      .returning()
    for (const link of over) await tellEnd(link)
  }

  const find = async (id: string) => {
    await expire()
    const [found] = await db.select().from(sandboxPaymentLinks).where(eq(sandboxPaymentLinks.id, id))
    return found
  }

  return {
    find,
    expire,
    pay: id => end(id, { status: 'paid', paymentId: newId('pay_') }),
    cancel: id => end(id, { status: 'cancelled', paymentId: null }),
    fail: async id => {
      const found = await find(id)
      if (found?.status !== 'created') return found
      const payment = { entity: paymentObject(found, newId('pay_'), 'failed') }
      await tell('payment.failed', newId('evt_'), { payment })
      return found
    },
    notifyAgain: async id => {
      const found = await find(id)
      if (found !== undefined && found.status !== 'created') await tellEnd(found)
      return found
    },
    wayBack: link => (link.callbackUrl === null ? undefined : signedCallback(link, link.callbackUrl, secret)),
  }
}

function signedCallback(
  { id, reference, status, paymentId }: PaymentLink,
  callbackUrl: string,
  secret: string,
): string {
  const url = new URL(callbackUrl)
  const signed = [id, reference ?? '', status, paymentId ?? ''].join('|')
  url.searchParams.set('razorpay_payment_id', paymentId ?? '')
  url.searchParams.set('razorpay_payment_link_id', id)
  url.searchParams.set('razorpay_payment_link_reference_id', reference ?? '')
  url.searchParams.set('razorpay_payment_link_status', status)
  url.searchParams.set('razorpay_signature', sign(signed, secret))
  return url.href
}

export const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex')
