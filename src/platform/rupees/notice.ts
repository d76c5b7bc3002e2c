import { z } from 'zod'
import type { PaymentNotice } from '../ports.ts'
import { currencyCode, jsonIn, minorUnits, providerId } from '../providers/notices.ts'

const entity = z.object({
  id: providerId,
  amount: minorUnits,
  currency: currencyCode,
  /** Ours, with the reference in them. Razorpay writes none as an empty list. */
  notes: z.object({ reference: z.string() }).or(z.unknown().transform(() => ({ reference: undefined }))),
})
const payment = z.object({ entity })
const link = z.object({ entity })

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
  const read = notice.safeParse(jsonIn(rawBody))
  if (!read.success) return undefined
  const { event, payload } = read.data
  switch (event) {
    case 'payment_link.paid':
      return noticeAbout(payload.payment_link.entity, 'paid', eventId, payload.payment.entity)
    case 'payment.failed':
      return noticeAbout(payload.payment.entity, 'failed', eventId)
    case 'payment_link.cancelled':
    case 'payment_link.expired':
      return noticeAbout(payload.payment_link.entity, 'expired', eventId)
  }
}

const askedLink = entity.extend({
  status: z.string(),
  payments: z
    .array(z.object({ payment_id: providerId, amount: minorUnits }))
    .nullish()
    .transform(all => all ?? []),
})

/** What a link says of itself when it is asked; undefined while it is open. */
export function readAskedLink(asked: unknown): PaymentNotice | undefined {
  const { status, payments, ...link } = askedLink.parse(asked)
  if (status === 'cancelled' || status === 'expired') return noticeAbout(link, 'expired', `asked-expired-${link.id}`)
  const [paid] = payments
  if (status !== 'paid') return undefined
  return noticeAbout(link, 'paid', `asked-paid-${link.id}`, { ...link, id: paid?.payment_id ?? link.id })
}

type Entity = z.output<typeof entity>

/** Undefined for a payment that was not asked for by us. */
function noticeAbout(
  { notes: { reference }, ...subject }: Entity,
  outcome: PaymentNotice['outcome'],
  eventId: string,
  { id, amount, currency }: Omit<Entity, 'notes'> = subject,
): PaymentNotice | undefined {
  if (reference === undefined) return undefined
  return { eventId, reference, providerPaymentId: id, outcome, amount: { currency, minor: amount } }
}
