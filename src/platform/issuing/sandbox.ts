// Stripe's Issuing, as far as we use it: who holds a card, and the card.
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { SandboxAnswer, SandboxRequest, SandboxRoute } from '../sandbox/listener.ts'
import { sandboxIssuing } from '../sandbox/tables.ts'
import { printedOn } from './numbers.ts'

type Parts = { db: Database; key: string; now: () => Temporal.Instant; newId: (prefix: string) => string }
type Verb = (parts: Parts, request: SandboxRequest) => Promise<SandboxAnswer>

export const issuingSandbox = (parts: Parts): SandboxRoute[] =>
  [
    { method: 'POST', path: /^\/v1\/issuing\/cardholders$/, verb: createHolder },
    { method: 'GET', path: /^\/v1\/issuing\/cardholders$/, verb: listHolders },
    { method: 'POST', path: /^\/v1\/issuing\/cards$/, verb: createCard },
    { method: 'GET', path: /^\/v1\/issuing\/cards$/, verb: listCards },
    { method: 'GET', path: /^\/v1\/issuing\/cards\/(?<id>\w+)$/, verb: retrieveCard },
    { method: 'POST', path: /^\/v1\/issuing\/cards\/(?<id>\w+)$/, verb: updateCard },
  ].map(({ method, path, verb }) => ({ method, path, answer: request => admit(parts, request, verb) }))

const admit = async (parts: Parts, request: SandboxRequest, verb: Verb) =>
  request.headers.authorization === `Bearer ${parts.key}`
    ? verb(parts, request)
    : refuse(401, 'Invalid API Key provided.')

const createHolder: Verb = async (parts, request) => {
  const form = new URLSearchParams(request.body)
  const [name, email] = [form.get('name') ?? '', form.get('email') ?? '']
  // What is printed on a card: at most 24 letters, no digits.
  if (!/^[A-Za-z .'-]{1,24}$/.test(name)) return refuse(400, `Invalid name: ${name}`, 'name')
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return refuse(400, `Invalid email address: ${email}`, 'email')
  const missing = address.find(part => !form.get(`billing[address][${part}]`))
  if (missing !== undefined) return refuse(400, `Missing required param: billing[address][${missing}].`, missing)
  const id = parts.newId('ich_')
  return keep(parts, request, {
    id,
    about: email,
    object: { ...common(form), id, object: 'issuing.cardholder', name, email },
  })
}

const address = ['line1', 'city', 'state', 'postal_code', 'country']

const createCard: Verb = async (parts, request) => {
  const form = new URLSearchParams(request.body)
  const holder = await find(parts, form.get('cardholder') ?? '')
  if (holder === undefined) return refuse(400, 'No such cardholder.', 'cardholder')
  const id = parts.newId('ic_')
  const made = parts.now().toZonedDateTimeISO('UTC')
  const object = {
    ...common(form),
    id,
    object: 'issuing.card',
    type: 'virtual',
    status: form.get('status') ?? 'inactive',
    currency: 'usd',
    brand: 'Visa',
    last4: printedOn(id, parts.key).last4,
    exp_month: made.month,
    exp_year: made.year + 4,
    cardholder: holder.object,
  }
  return keep(parts, request, { id, about: holder.id, object })
}

const common = (form: URLSearchParams) => ({
  livemode: false,
  metadata: { reference: form.get('metadata[reference]') },
})

type Made = { id: string; about: string; object: object }

/** Under the same key it is the earlier one. */
async function keep({ db, now }: Parts, { headers, body }: SandboxRequest, made: Made): Promise<SandboxAnswer> {
  const key = headers['idempotency-key']
  const idempotencyKey = typeof key === 'string' ? key : made.id
  await db
    .insert(sandboxIssuing)
    .values({ ...made, idempotencyKey, request: body, at: now() })
    .onConflictDoNothing()
  const [kept] = await db.select().from(sandboxIssuing).where(eq(sandboxIssuing.idempotencyKey, idempotencyKey))
  if (kept?.request !== body)
    return refuse(400, 'Keys for idempotent requests can only be used with the same parameters.')
  return { status: 200, body: kept.object }
}

const listHolders: Verb = (parts, { query }) => list(parts, 'issuing.cardholder', query.get('email') ?? '')
const listCards: Verb = (parts, { query }) => list(parts, 'issuing.card', query.get('cardholder') ?? '')

async function list({ db }: Parts, kind: string, about: string): Promise<SandboxAnswer> {
  const rows = await db
    .select()
    .from(sandboxIssuing)
    .where(eq(sandboxIssuing.about, about))
    .orderBy(desc(sandboxIssuing.at))
  const data = rows.map(({ object }) => object).filter(object => 'object' in object && object.object === kind)
  return { status: 200, body: { object: 'list', has_more: false, data } }
}

/** The number and the cvc are given only to who asks for them by name. */
const retrieveCard: Verb = async (parts, { params, query }) => {
  const card = await find(parts, params['id'] ?? '')
  if (card === undefined) return refuse(404, 'No such card.')
  const { number, cvc } = printedOn(card.id, parts.key)
  const wanted = new Set([...query].filter(([name]) => name.startsWith('expand')).map(([, value]) => value))
  return {
    status: 200,
    body: { ...card.object, ...(wanted.has('number') && { number }), ...(wanted.has('cvc') && { cvc }) },
  }
}

/** Its status and its limits; nothing else of it changes. */
const updateCard: Verb = async (parts, { params, body }) => {
  const card = await find(parts, params['id'] ?? '')
  if (card === undefined) return refuse(404, 'No such card.')
  const form = new URLSearchParams(body)
  const status = form.get('status')
  if (status !== null && !['active', 'inactive'].includes(status)) return refuse(400, 'Invalid status.', 'status')
  const limits = limitsIn(form)
  if (limits.some(({ amount }) => !Number.isInteger(amount) || amount <= 0)) {
    return refuse(400, 'Invalid positive integer', 'spending_controls')
  }
  const changed = {
    ...(status !== null && { status }),
    ...(limits.length > 0 && { spending_controls: { spending_limits: limits } }),
  }
  const [kept] = await parts.db
    .update(sandboxIssuing)
    .set({ object: sql`${sandboxIssuing.object} || ${JSON.stringify(changed)}::jsonb` })
    .where(eq(sandboxIssuing.id, card.id))
    .returning()
  return { status: 200, body: kept?.object ?? {} }
}

function limitsIn(form: URLSearchParams) {
  const of = (index: number) => `spending_controls[spending_limits][${index}]`
  return [0, 1].flatMap(index => {
    const interval = form.get(`${of(index)}[interval]`)
    return interval === null ? [] : [{ amount: Number(form.get(`${of(index)}[amount]`)), interval }]
  })
}

async function find({ db }: Parts, id: string) {
  const [found] = await db.select().from(sandboxIssuing).where(eq(sandboxIssuing.id, id))
  return found
}

const refuse = (status: number, message: string, param?: string): SandboxAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...(param === undefined ? {} : { param }) } },
})
