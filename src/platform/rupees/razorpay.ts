import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Ports, RupeeOrder } from '../ports.ts'
import { WrongSignature } from '../providers/notices.ts'
import { askRefund, readRazorpayRefund, refundOnce } from './refunds.ts'
import { razorpayClient, RazorpayRefusal, type RazorpayAccount, type RazorpayClient } from './client.ts'
import { readAskedLink, readRazorpayNotice } from './notice.ts'

export const razorpayUrl = 'https://api.razorpay.com'

export function razorpayRupees(account: RazorpayAccount): Ports['rupees'] {
  const client = razorpayClient(account)
  return {
    createOrder: order => openLink(client, order, 1),
    readNotice: async (rawBody, signature, eventId) => {
      if (!isSigned(rawBody, signature, account.webhookSecret)) throw new WrongSignature('Razorpay')
      return readRazorpayNotice(rawBody, eventId)
    },
    ask: async id => readAskedLink(await client.get(linkPath(id))),
    cancel: id => cancelLink(client, id),
    readRefundNotice: async (rawBody, signature, eventId) => {
      if (!isSigned(rawBody, signature, account.webhookSecret)) throw new WrongSignature('Razorpay')
      return readRazorpayRefund(rawBody, eventId)
    },
    refund: refund => refundOnce(client, refund),
    askRefund: id => askRefund(client, id),
  }
}

const linkPath = (id: string) => `/payment_links/${encodeURIComponent(id)}`

const openedLink = z.object({ id: z.string(), short_url: z.string() })
const listedLinks = z.object({ payment_links: z.array(openedLink.extend({ status: z.string() })) })

/** Razorpay takes a reference once. Asked again, we answer the link that took it, or if that is over, open the next. */
async function openLink(
  client: RazorpayClient,
  order: RupeeOrder,
  attempt: number,
): Promise<{ id: string; url: string }> {
  const referenceId = attempt === 1 ? order.reference : `${order.reference}-${attempt}`
  try {
    const { id, short_url: url } = openedLink.parse(await client.post('/payment_links', linkFor(order, referenceId)))
    return { id, url }
  } catch (error) {
    const earlier = isTaken(error) ? await findLink(client, referenceId) : undefined
    if (earlier === undefined || earlier.status === 'paid' || attempt === mostAttempts) throw error
    if (earlier.status === 'created') return { id: earlier.id, url: earlier.short_url }
    return openLink(client, order, attempt + 1)
  }
}

const isTaken = (error: unknown) => error instanceof RazorpayRefusal && error.message.includes('already exists')

async function findLink(client: RazorpayClient, referenceId: string) {
  const search = new URLSearchParams({ count: '10', reference_id: referenceId })
  return listedLinks.parse(await client.get(`/payment_links?${search}`)).payment_links[0]
}

const linkStatus = z.object({ status: z.string() })

/** Razorpay refuses to cancel what is over or paid: the link itself says which. One that it does not know can't be paid. */
async function cancelLink(client: RazorpayClient, id: string): Promise<'cancelled' | 'paid'> {
  try {
    await client.post(`${linkPath(id)}/cancel`, {})
    return 'cancelled'
  } catch (error) {
    if (!(error instanceof RazorpayRefusal)) throw error
    const found = await client.get(linkPath(id)).catch((unknown: unknown) => {
      if (!(unknown instanceof RazorpayRefusal)) throw unknown
    })
    const { status } = linkStatus.parse(found ?? { status: 'cancelled' })
    if (status === 'paid') return 'paid'
    if (status === 'cancelled' || status === 'expired') return 'cancelled'
    throw error
  }
}

const mostAttempts = 20

const linkFor = ({ reference, amount, name, email, callbackUrl, expiresAt }: RupeeOrder, referenceId: string) => ({
  amount: amount.minor,
  currency: amount.currency,
  reference_id: referenceId,
  description: 'Payment to Safar',
  customer: { name, email },
  // Word of it comes from us.
  notify: { email: false, sms: false },
  reminder_enable: false,
  // What every notice about it carries: the link's own and those of its payments.
  notes: { reference },
  callback_url: callbackUrl,
  callback_method: 'get',
  ...(expiresAt !== undefined && { expire_by: Math.floor(expiresAt.epochMilliseconds / 1000) }),
})

function isSigned(rawBody: Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(rawBody).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
