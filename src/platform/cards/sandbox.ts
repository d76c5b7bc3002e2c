// Stripe's Checkout Sessions, as far as we use them.
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { SandboxAnswer, SandboxRequest, SandboxRoute } from '../sandbox/listener.ts'
import type { SandboxRefunds } from '../sandbox/refunds.ts'
import { sandboxCheckouts } from '../sandbox/tables.ts'
import { type Checkouts, refundObject, sessionObject, type Checkout } from './checkouts.ts'

type Parts = {
  db: Database
  key: string
  publicUrl: string
  now: () => Temporal.Instant
  newId: (prefix: string) => string
  refunds: SandboxRefunds
  checkouts: Pick<Checkouts, 'find' | 'expire'>
}

export const cardsSandbox = (parts: Parts): SandboxRoute[] => [
  { method: 'POST', path: /^\/v1\/checkout\/sessions$/, answer: request => admit(parts, request, create) },
  { method: 'GET', path: /^\/v1\/checkout\/sessions\/(?<id>\w+)$/, answer: request => admit(parts, request, retrieve) },
  { method: 'POST', path: /^\/v1\/refunds$/, answer: request => admit(parts, request, createRefund) },
  { method: 'GET', path: /^\/v1\/refunds$/, answer: request => admit(parts, request, listRefunds) },
  { method: 'GET', path: /^\/v1\/refunds\/(?<id>\w+)$/, answer: request => admit(parts, request, retrieveRefund) },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(?<id>\w+)\/expire$/,
    answer: request => admit(parts, request, expire),
  },
]

type Verb = (parts: Parts, request: SandboxRequest) => Promise<SandboxAnswer>

const admit = async (parts: Parts, request: SandboxRequest, verb: Verb) =>
  request.headers.authorization === `Bearer ${parts.key}`
    ? verb(parts, request)
    : refuse(401, 'invalid_request_error', 'Invalid API Key provided.')

const create: Verb = async (parts, { headers, body }) => {
  const form = new URLSearchParams(body)
  const missing = required.find(name => !form.get(name))
  if (missing !== undefined) return refuse(400, 'invalid_request_error', `Missing required param: ${missing}.`, missing)
  const email = form.get('customer_email')
  if (email !== null && !/^[^@\s]+@[^@\s]+$/.test(email)) {
    return refuse(400, 'invalid_request_error', `Invalid email address: ${email}`, 'customer_email')
  }
  const key = headers['idempotency-key']
  const checkout = await keep(parts, form, typeof key === 'string' ? key : null)
  if (checkout.request !== form.toString()) return refuse(400, 'idempotency_error', reusedKey)
  // A repeated call gets the first one's answer, whatever became of the checkout since.
  return { status: 200, body: sessionObject({ ...checkout, status: 'open', paymentId: null }, parts.publicUrl) }
}

const price = 'line_items[0][price_data]'
const required = ['mode', 'success_url', `${price}[currency]`, `${price}[unit_amount]`, `${price}[product_data][name]`]

const reusedKey = 'Keys for idempotent requests can only be used with the same parameters they were first used with.'

/** The earlier one, where the key was used before. */
async function keep(
  { db, now, newId }: Parts,
  form: URLSearchParams,
  idempotencyKey: string | null,
): Promise<Checkout> {
  const [made] = await db
    .insert(sandboxCheckouts)
    .values({
      id: newId('cs_test_'),
      idempotencyKey,
      request: form.toString(),
      reference: form.get('client_reference_id'),
      title: form.get(`${price}[product_data][name]`) ?? '',
      currency: form.get(`${price}[currency]`) ?? '',
      amount: Number(form.get(`${price}[unit_amount]`)),
      email: form.get('customer_email'),
      metadata: metadataOf(form),
      successUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url'),
      expiresAt: now().add({ hours: 24 }),
      at: now(),
    })
    .onConflictDoNothing()
    .returning()
  return made ?? findByKey(db, idempotencyKey ?? '')
}

async function findByKey(db: Database, key: string): Promise<Checkout> {
  const [earlier] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.idempotencyKey, key))
  if (earlier === undefined) throw new Error('A checkout was lost.')
  return earlier
}

const metadataOf = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (/^metadata\[(\w+)\]$/.test(name) ? [[name.slice(9, -1), value]] : [])),
  )

const retrieve: Verb = async ({ db, publicUrl }, { params }) => {
  const id = params['id'] ?? ''
  const [found] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
  if (found === undefined) return refuse(404, 'invalid_request_error', `No such checkout.session: ${id}`, 'session')
  return { status: 200, body: sessionObject(found, publicUrl) }
}

const createRefund: Verb = async ({ refunds }, { headers, body }) => {
  const form = new URLSearchParams(body)
  const key = headers['idempotency-key']
  const amount = form.get('amount')
  const paymentId = form.get('payment_intent') ?? ''
  const made = await refunds.make({
    paymentId,
    amount: amount === null ? undefined : Number(amount),
    reference: form.get('metadata[reference]') ?? '',
    key: typeof key === 'string' ? key : null,
    request: form.toString(),
  })
  switch (made) {
    case 'unknown':
      return refuse(404, 'invalid_request_error', `No such payment_intent: '${paymentId}'`, 'payment_intent')
    case 'too-much':
      return refuse(400, 'invalid_request_error', 'Refund amount is greater than unrefunded amount on charge', 'amount')
    case 'refused':
      return refuse(400, 'invalid_request_error', 'You have insufficient funds in your Stripe account for this refund.')
    case 'reused':
      return refuse(400, 'idempotency_error', reusedKey)
    default:
      return { status: 200, body: refundObject(made) }
  }
}

const listRefunds: Verb = async ({ refunds }, { query }) => {
  const data = (await refunds.of(query.get('payment_intent') ?? '')).map(refundObject)
  return { status: 200, body: { object: 'list', has_more: false, url: '/v1/refunds', data } }
}

const retrieveRefund: Verb = async ({ refunds }, { params }) => {
  const id = params['id'] ?? ''
  const found = await refunds.find(id)
  return found === undefined
    ? refuse(404, 'invalid_request_error', `No such refund: '${id}'`, 'id')
    : { status: 200, body: refundObject(found) }
}

/** As at Stripe, its notice follows. */
const expire: Verb = async ({ checkouts, publicUrl }, { params }) => {
  const id = params['id'] ?? ''
  const found = await checkouts.find(id)
  if (found === undefined) return refuse(404, 'invalid_request_error', `No such checkout.session: ${id}`, 'session')
  const ended = found.status === 'open' ? await checkouts.expire(id) : undefined
  if (ended?.status !== 'expired') return refuse(400, 'invalid_request_error', notOpen)
  return { status: 200, body: sessionObject(ended, publicUrl) }
}

const notOpen = 'Only Checkout Sessions with a status in ["open"] can be expired.'

const refuse = (status: number, type: string, message: string, param?: string): SandboxAnswer => ({
  status,
  body: { error: { type, message, ...(param === undefined ? {} : { param }) } },
})
