import { createHmac, timingSafeEqual } from 'node:crypto'
import type Razorpay from 'razorpay'
import { z } from 'zod'
import { tenSeconds, ProviderUnavailable } from '../providers/call.ts'
import { once } from '../providers/once.ts'
import { ProviderRefusal, type Ports, type RupeeOrder, type RupeeRefund } from '../ports.ts'
import { WrongSignature } from '../providers/wrong-signature.ts'
import { readAskedLink, readRazorpayNotice } from './notice.ts'

export type RazorpayAccount = { baseUrl: string; key: string; secret: string; webhookSecret: string; patience?: number }

export const razorpayUrl = 'https://api.razorpay.com'

export function razorpayRupees(account: RazorpayAccount): Ports['rupees'] {
  const client = once(() => openClient(account))
  return {
    createOrder: async order => {
      const { paymentLink } = await client()
      return openLink(paymentLink, order, 1).catch(error => {
        throw explain(error)
      })
    },
    readNotice: async (rawBody, signature, eventId) => {
      if (!isSigned(rawBody, signature, account.webhookSecret)) throw new WrongSignature('Razorpay')
      return readRazorpayNotice(rawBody, eventId)
    },
    ask: async id => {
      const { paymentLink } = await client()
      const link: unknown = await paymentLink.fetch(id).catch(error => {
        throw explain(error)
      })
      return readAskedLink(link)
    },
    cancel: async id => {
      const { paymentLink } = await client()
      return cancelLink(paymentLink, id).catch(error => {
        throw explain(error)
      })
    },
    refund: async refund => {
      const { payments } = await client()
      return refundOnce(payments, refund).catch(error => {
        throw explain(error)
      })
    },
  }
}

async function openClient({ baseUrl, key, secret, patience = tenSeconds }: RazorpayAccount): Promise<Razorpay> {
  const { default: RazorpayClient } = await import('razorpay')
  const client = new RazorpayClient({ key_id: key, key_secret: secret })
  const http = axiosOf(client)
  // The SDK has an option for neither: its host is fixed and it waits for ever.
  http.defaults.baseURL = baseUrl
  http.defaults.timeout = patience
  if (baseUrl.startsWith('http:')) http.defaults.proxy = false
  return client
}

type Axios = { defaults: { baseURL?: string; timeout?: number; proxy?: false } }

function axiosOf(client: Razorpay): Axios {
  const http: unknown = Reflect.get(client.api, 'rq')
  if (!isAxios(http)) throw new Error('The Razorpay SDK no longer calls by axios: see where its host is set now.')
  return http
}

const isAxios = (value: unknown): value is Axios =>
  typeof value === 'function' && 'defaults' in value && typeof value.defaults === 'object' && value.defaults !== null

type Links = Razorpay['paymentLink']

/** Razorpay takes a reference once. Asked again, we answer the link that took it, or if that is over, open the next. */
async function openLink(links: Links, order: RupeeOrder, attempt: number): Promise<{ id: string; url: string }> {
  const referenceId = attempt === 1 ? order.reference : `${order.reference}-${attempt}`
  try {
    const { id, short_url: url } = await links.create(linkFor(order, referenceId))
    return { id, url }
  } catch (error) {
    const earlier = isTaken(error) ? await findLink(links, referenceId) : undefined
    if (earlier === undefined || earlier.status === 'paid' || attempt === mostAttempts) throw error
    if (earlier.status === 'created') return { id: earlier.id, url: earlier.short_url }
    return openLink(links, order, attempt + 1)
  }
}

/** Razorpay refuses to cancel what is over or paid: the link itself says which. One that it does not know can't be paid. */
async function cancelLink(links: Links, id: string): Promise<'cancelled' | 'paid'> {
  try {
    await links.cancel(id)
    return 'cancelled'
  } catch (error) {
    if (!isRefused(error)) throw error
    const found: unknown = await links.fetch(id).catch(unknown => {
      if (!isRefused(unknown)) throw unknown
    })
    const { status } = linkStatus.parse(found ?? { status: 'cancelled' })
    if (status === 'paid') return 'paid'
    if (status === 'cancelled' || status === 'expired') return 'cancelled'
    throw error
  }
}

const linkStatus = z.object({ status: z.string() })

type Payments = Razorpay['payments']

/** A refund whose answer got lost is there when it is asked for again. */
async function refundOnce(payments: Payments, { paymentId, amount, reference }: RupeeRefund): Promise<string> {
  try {
    const { id } = await payments.refund(paymentId, {
      amount,
      speed: 'normal',
      receipt: reference,
      notes: { reference },
    })
    return id
  } catch (error) {
    if (!isRefused(error)) throw error
    const [made] = refundList.parse(await payments.fetchMultipleRefund(paymentId)).items
    if (made === undefined) throw error
    return made.id
  }
}

const refundList = z.object({ items: z.array(z.object({ id: z.string() })) })

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

const linkList = z.object({
  payment_links: z.array(z.object({ id: z.string(), short_url: z.string(), status: z.string() })),
})

async function findLink(links: Links, referenceId: string) {
  const search = { count: 10, reference_id: referenceId }
  const answer: unknown = await links.all(search)
  return linkList.parse(answer).payment_links[0]
}

/** What the SDK throws when Razorpay says no: no Error, just this. */
const refusal = z.object({
  statusCode: z.number(),
  error: z.object({ description: z.string() }),
})

const isRefused = (error: unknown): boolean => refusal.safeParse(error).data?.statusCode === 400

const isTaken = (error: unknown) => {
  const refused = refusal.safeParse(error)
  return refused.success && refused.data.error.description.includes('already exists')
}

function explain(cause: unknown): Error {
  const refused = refusal.safeParse(cause)
  if (!refused.success) return new ProviderUnavailable('Razorpay could not be reached.', { cause })
  const { statusCode, error } = refused.data
  return statusCode === 400
    ? new ProviderRefusal(error.description)
    : new ProviderUnavailable(`Razorpay answered ${statusCode}: ${error.description}`)
}

function isSigned(rawBody: Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(rawBody).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
