// What a person does on the payment page, and what Razorpay then tells us.
import { createHmac } from 'node:crypto'
import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { SendNotice } from '../sandbox/notices.ts'
import { sandboxPaymentLinks } from '../sandbox/tables.ts'
import { linkObject, paymentObject, type PaymentLink } from './link.ts'

export type PaymentLinks = {
  find: (id: string) => Promise<PaymentLink | undefined>
  pay: (id: string) => Promise<PaymentLink | undefined>
  /** A try that the bank declined: the link stays open. */
  fail: (id: string) => Promise<PaymentLink | undefined>
  cancel: (id: string) => Promise<PaymentLink | undefined>
  /** Those whose time is over are over, and say so. */
  expire: () => Promise<void>
  /** The notice of what happened, once more: it must not count twice. */
  tellAgain: (id: string) => Promise<PaymentLink | undefined>
  /** Where the browser goes after paying, signed as Razorpay signs it. */
  wayBack: (link: PaymentLink) => string | undefined
}

type Parts = {
  db: Database
  secret: string
  webhookSecret: string
  publicUrl: string
  now: () => Temporal.Instant
  newId: (prefix: string) => string
  sendNotice: SendNotice
}

export function paymentLinksOf({ db, secret, webhookSecret, publicUrl, now, newId, sendNotice }: Parts): PaymentLinks {
  const tell = async (event: string, eventId: string, payload: object) => {
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
    tellAgain: async id => {
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
