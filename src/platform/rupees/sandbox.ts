// Razorpay's Payment Links, as far as we use them.
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { SandboxAnswer, SandboxRequest, SandboxRoute } from '../sandbox/listener.ts'
import type { SandboxRefunds } from '../sandbox/refunds.ts'
import { sandboxPaymentLinks } from '../sandbox/tables.ts'
import { linkObject, refundObject } from './link.ts'
import type { PaymentLinks } from './payment-links.ts'

type Parts = {
  links: Pick<PaymentLinks, 'find' | 'cancel' | 'expire'>
  db: Database
  key: string
  secret: string
  publicUrl: string
  now: () => Temporal.Instant
  newId: (prefix: string) => string
  refunds: SandboxRefunds
}

type Verb = (parts: Parts, request: SandboxRequest) => Promise<SandboxAnswer>

export const rupeesSandbox = (parts: Parts): SandboxRoute[] => [
  { method: 'POST', path: /^\/v1\/payment_links$/, answer: request => admit(parts, request, create) },
  { method: 'GET', path: /^\/v1\/payment_links$/, answer: request => admit(parts, request, list) },
  { method: 'GET', path: /^\/v1\/payment_links\/(?<id>\w+)$/, answer: request => admit(parts, request, fetchOne) },
  {
    method: 'POST',
    path: /^\/v1\/payment_links\/(?<id>\w+)\/cancel$/,
    answer: request => admit(parts, request, cancelOne),
  },
  { method: 'POST', path: /^\/v1\/payments\/(?<id>\w+)\/refund$/, answer: request => admit(parts, request, refund) },
  {
    method: 'GET',
    path: /^\/v1\/payments\/(?<id>\w+)\/refunds$/,
    answer: request => admit(parts, request, listRefunds),
  },
  { method: 'GET', path: /^\/v1\/refunds\/(?<id>\w+)$/, answer: request => admit(parts, request, retrieveRefund) },
]

const admit = async (parts: Parts, request: SandboxRequest, verb: Verb) => {
  const expected = `Basic ${Buffer.from(`${parts.key}:${parts.secret}`).toString('base64')}`
  return request.headers.authorization === expected ? verb(parts, request) : refuse(401, 'Authentication failed')
}

const asked = z.object({
  amount: z
    .number('The amount must be an integer.')
    .int('The amount must be an integer.')
    .min(100, 'The amount must be atleast INR 1.00'),
  currency: z.enum(['INR', 'USD'], 'The currency is not supported.'),
  reference_id: z.string().max(40, 'The reference id may not be greater than 40 characters.').optional(),
  description: z.string().max(2048).default(''),
  customer: z.object({ name: z.string().default(''), email: z.email('The email must be a valid email address.') }),
  notes: z.record(z.string(), z.string()).default({}),
  callback_url: z.url('The callback url format is invalid.').optional(),
  expire_by: z.number().int().optional(),
})

const create: Verb = async ({ db, publicUrl, now, newId }, { body }) => {
  const parsed = asked.safeParse(JSON.parse(body))
  if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? 'The request is invalid.')
  const {
    amount,
    currency,
    reference_id: reference,
    description,
    customer,
    notes,
    callback_url: callbackUrl,
    expire_by: expireBy,
  } = parsed.data
  const expiresAt = expireBy === undefined ? null : Temporal.Instant.fromEpochMilliseconds(expireBy * 1000)
  if (expiresAt !== null && Temporal.Instant.compare(expiresAt, now().add(shortestLife)) < 0)
    return refuse(400, 'expire_by should be at least 15 minutes after current time')
  const [made] = await db
    .insert(sandboxPaymentLinks)
    .values({
      id: newId('plink_'),
      reference,
      description,
      currency,
      amount,
      ...customer,
      notes,
      callbackUrl,
      expiresAt,
      at: now(),
    })
    .onConflictDoNothing()
    .returning()
  if (made === undefined) return refuse(400, `payment link with given reference_id (${reference}) already exists`)
  return { status: 200, body: linkObject(made, publicUrl) }
}

const shortestLife = { minutes: 15 }

const list: Verb = async ({ db, publicUrl, links: { expire } }, { query }) => {
  const reference = query.get('reference_id')
  await expire()
  const links = await db
    .select()
    .from(sandboxPaymentLinks)
    .where(reference === null ? undefined : eq(sandboxPaymentLinks.reference, reference))
    .orderBy(desc(sandboxPaymentLinks.at))
    .limit(10)
  return { status: 200, body: { payment_links: links.map(link => linkObject(link, publicUrl)) } }
}

const fetchOne: Verb = async ({ db, publicUrl, links: { expire } }, { params }) => {
  await expire()
  const [found] = await db
    .select()
    .from(sandboxPaymentLinks)
    .where(eq(sandboxPaymentLinks.id, params['id'] ?? ''))
  return found === undefined
    ? refuse(400, 'The id provided does not exist')
    : { status: 200, body: linkObject(found, publicUrl) }
}

/** The notice of it follows, as at Razorpay. */
const cancelOne: Verb = async ({ links, publicUrl }, { params }) => {
  const id = params['id'] ?? ''
  const before = await links.find(id)
  if (before === undefined) return refuse(400, 'The id provided does not exist')
  if (before.status !== 'created')
    return refuse(400, `Payment Link cannot be cancelled as it is already ${before.status}`)
  const after = await links.cancel(id)
  return after?.status === 'cancelled'
    ? { status: 200, body: linkObject(after, publicUrl) }
    : refuse(400, 'Payment Link cannot be cancelled as it is already paid')
}

const askedRefund = z.object({ amount: z.number().int().optional(), receipt: z.string().max(40).default('') })

const refund: Verb = async ({ refunds }, { params, headers, body }) => {
  const key = headers['x-refund-idempotency']
  const { amount, receipt } = askedRefund.parse(JSON.parse(body))
  const made = await refunds.make({
    paymentId: params['id'] ?? '',
    amount,
    reference: receipt,
    key: typeof key === 'string' ? key : null,
    request: body,
  })
  switch (made) {
    case 'unknown':
      return refuse(400, 'The id provided does not exist')
    case 'too-much':
      return refuse(400, 'The refund amount provided is greater than amount captured')
    case 'refused':
      return refuse(400, 'Your account does not have enough balance to carry out the refund operation.')
    case 'reused':
      return refuse(400, 'Different request with the same idempotency key has already been processed.')
    default:
      return { status: 200, body: refundObject(made) }
  }
}

const listRefunds: Verb = async ({ refunds }, { params }) => {
  const items = (await refunds.of(params['id'] ?? '')).map(refundObject)
  return { status: 200, body: { entity: 'collection', count: items.length, items } }
}

const retrieveRefund: Verb = async ({ refunds }, { params }) => {
  const found = await refunds.find(params['id'] ?? '')
  return found === undefined
    ? refuse(400, 'The id provided does not exist')
    : { status: 200, body: refundObject(found) }
}

const refuse = (status: number, description: string): SandboxAnswer => ({
  status,
  body: {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: null,
      reason: 'input_validation_failed',
    },
  },
})
