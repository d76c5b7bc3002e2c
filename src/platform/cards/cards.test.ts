import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSandboxSite, type CaughtNotice, type SandboxSite } from '#tests/sandbox-site.ts'
import { ProviderRefusal, type CardCheckout } from '../ports.ts'
import { ProviderUnavailable } from '../providers/call.ts'
import { WrongSignature } from '../providers/notices.ts'
import { openListener } from '../sandbox/listener.ts'
import { sign } from './checkouts.ts'
import { stripeCards } from './stripe.ts'

let site: SandboxSite
let made = 0

beforeAll(async () => {
  site = await openSandboxSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.clock.set('2022-08-01T10:00:00Z')
  site.notices.stripe.length = 0
})

const order = (changes: Partial<CardCheckout> = {}): CardCheckout => ({
  reference: 'request-1',
  title: 'GBG Smart, 2022-23',
  amount: { currency: 'USD', minor: 123_456 },
  email: 'meera@example.in',
  successUrl: 'https://safar.example/health-insurance?paid={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://safar.example/health-insurance',
  idempotencyKey: `key-${(made += 1)}`,
  ...changes,
})

const read = ({ raw, headers }: CaughtNotice) => site.ports.cards.readNotice(raw, headers['stripe-signature'] ?? '')
const only = (notices: CaughtNotice[]) => notices[0] ?? expect.fail('no notice came')

async function open(changes?: Partial<CardCheckout>) {
  const { id, url } = await site.ports.cards.createCheckout(order(changes))
  return { id, url, path: new URL(url).pathname }
}

describe('a checkout that is cancelled', () => {
  test('can’t be paid any more, and its notice follows', async () => {
    const { id, path } = await open({ reference: 'request-cancelled' })
    expect([await site.ports.cards.cancel(id), await site.ports.cards.cancel(id)]).toEqual(['cancelled', 'cancelled'])
    await site.submit(path, { do: 'pay' })
    expect(await read(only(site.notices.stripe))).toMatchObject({ reference: 'request-cancelled', outcome: 'expired' })
    expect(site.notices.stripe).toHaveLength(1)
  })

  test('and was paid, stays paid', async () => {
    const { id, path } = await open({ reference: 'request-paid-first' })
    await site.submit(path, { do: 'pay' })
    expect(await site.ports.cards.cancel(id)).toBe('paid')
    expect(site.notices.stripe).toHaveLength(1)
  })

  test('and is not known is no answer', async () => {
    await expect(site.ports.cards.cancel('cs_test_unknown')).rejects.toThrow(ProviderUnavailable)
  })
})

test('somebody whom we don’t know is asked for an address by Stripe', async () => {
  const { email: _, ...unknown } = order()
  const { url } = await site.ports.cards.createCheckout(unknown)
  expect(await (await site.get(new URL(url).pathname)).text()).not.toContain('@')
})

test('a checkout shows what is to be paid', async () => {
  const { url, path } = await open({ title: 'Plan <b>"A"</b>' })
  expect(url).toMatch(`${site.url}/sandbox/checkout/cs_test_`)
  const page = await (await site.get(path)).text()
  expect(page).toContain('$1,234.56')
  expect(page).toContain('Plan &lt;b&gt;&quot;A&quot;&lt;/b&gt;')
})

test('paying tells us once, signed, and leads back', async () => {
  const { id, path } = await open({ reference: 'request-paid' })
  const back = await site.submit(path, { do: 'pay' })
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toBe(`https://safar.example/health-insurance?paid=${id}`)
  expect(await read(only(site.notices.stripe))).toEqual({
    eventId: expect.stringMatching(/^evt_/),
    reference: 'request-paid',
    providerPaymentId: expect.stringMatching(/^pi_/),
    outcome: 'paid',
    amount: { currency: 'USD', minor: 123_456 },
  })
  await Promise.all([site.submit(path, { do: 'pay' }), site.submit(path, { do: 'expire' })])
  expect(site.notices.stripe).toHaveLength(1)
})

test('two clicks at once pay once', async () => {
  const { path } = await open()
  const answers = await Promise.all(Array.from({ length: 5 }, () => site.submit(path, { do: 'pay' })))
  expect(answers.map(answer => answer.status)).toEqual([303, 303, 303, 303, 303])
  expect(site.notices.stripe).toHaveLength(1)
})

test('a notice sent again is the same notice', async () => {
  const { path } = await open()
  await site.submit(path, { do: 'pay' })
  site.clock.set('2022-08-01T11:00:00Z')
  await site.submit(path, { do: 'again' })
  const [first, second] = site.notices.stripe
  expect(second?.headers['stripe-signature']).not.toBe(first?.headers['stripe-signature'])
  expect(JSON.parse(Buffer.from(second?.raw ?? []).toString()).id).toBe(
    JSON.parse(Buffer.from(first?.raw ?? []).toString()).id,
  )
})

test('a declined card leaves the checkout open', async () => {
  const { path } = await open()
  const declined = await site.submit(path, { do: 'decline' })
  expect(await declined.text()).toContain('Your card was declined.')
  expect(site.notices.stripe).toEqual([])
  expect((await site.submit(path, { do: 'pay' })).status).toBe(303)
})

test('one who abandons comes back unpaid, and may still pay', async () => {
  const { path } = await open()
  const back = await site.submit(path, { do: 'back' })
  expect(back.headers.get('location')).toBe('https://safar.example/health-insurance')
  expect(site.notices.stripe).toEqual([])
})

test('a checkout whose time ran out tells so, and cannot be paid', async () => {
  const { path } = await open({ reference: 'request-late' })
  site.clock.set('2022-08-02T10:00:00Z')
  await site.submit(path, { do: 'pay' })
  expect(await read(only(site.notices.stripe))).toMatchObject({ reference: 'request-late', outcome: 'expired' })
  expect(site.notices.stripe).toHaveLength(1)
})

test('under one key there is one checkout, and nothing else under it', async () => {
  const repeated = order()
  const first = await site.ports.cards.createCheckout(repeated)
  expect(await site.ports.cards.createCheckout(repeated)).toEqual(first)
  await site.submit(new URL(first.url).pathname, { do: 'expire' })
  expect(await site.ports.cards.createCheckout(repeated)).toEqual(first)
  const other = { ...repeated, amount: { currency: 'USD', minor: 1 } } as const
  await expect(site.ports.cards.createCheckout(other)).rejects.toThrow('Keys for idempotent requests')
})

test('an address that Stripe does not take is said to the person', async () => {
  await expect(open({ email: 'nobody' })).rejects.toThrow(new ProviderRefusal('Invalid email address: nobody'))
})

test('a key of ours that Stripe does not know is not the person’s fault', async () => {
  const account = site.sandboxes?.cards ?? expect.fail('no sandbox')
  const cards = stripeCards({ ...account, key: 'sk_test_wrong' }, site.clock.now)
  await expect(cards.createCheckout(order())).rejects.toThrow(ProviderUnavailable)
})

test('a Stripe that does not answer is not waited for long', async () => {
  const { promise: never } = Promise.withResolvers<never>()
  const silent = await openListener([{ method: 'POST', path: /./, answer: () => never }])
  const cards = stripeCards({ baseUrl: silent.url, key: 'k', webhookSecret: 'w', patience: 50 }, site.clock.now)
  await expect(cards.createCheckout(order())).rejects.toThrow(ProviderUnavailable)
  await silent.close()
})

const event = (type: string, session: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: {
      object: {
        id: 'cs_1',
        object: 'checkout.session',
        client_reference_id: 'request-1',
        payment_status: 'paid',
        payment_intent: 'pi_1',
        amount_total: 100,
        currency: 'usd',
        ...session,
      },
    },
  })

function readSigned(body: string, at = site.clock.now(), secret = site.sandboxes?.cards?.webhookSecret ?? '') {
  return site.ports.cards.readNotice(Buffer.from(body), sign(body, secret, at))
}

test.for([
  ['checkout.session.completed', {}, 'paid'],
  ['checkout.session.async_payment_succeeded', {}, 'paid'],
  ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }, 'failed'],
  ['checkout.session.expired', { payment_status: 'unpaid', payment_intent: null }, 'expired'],
  // Genuine, and none of our business.
  ['checkout.session.completed', { payment_status: 'unpaid' }, undefined],
  ['checkout.session.completed', { client_reference_id: null }, undefined],
  ['customer.created', {}, undefined],
] as const)('%s with %j is %s', async ([type, session, outcome]) => {
  expect((await readSigned(event(type, session)))?.outcome).toBe(outcome)
})

test('a notice that is forged, changed or late is refused', async () => {
  const body = event('checkout.session.completed')
  const at = site.clock.now()
  await expect(readSigned(body, at, 'whsec_another')).rejects.toThrow(WrongSignature)
  await expect(readSigned(body, at.subtract({ minutes: 6 }))).rejects.toThrow(WrongSignature)
  const { webhookSecret } = site.sandboxes?.cards ?? expect.fail('no sandbox')
  const changed = body.replace('100', '1')
  const read = site.ports.cards.readNotice(Buffer.from(changed), sign(body, webhookSecret, at))
  await expect(read).rejects.toThrow(WrongSignature)
  await expect(site.ports.cards.readNotice(Buffer.from(body), '')).rejects.toThrow(WrongSignature)
  await expect(readSigned(body, at.subtract({ minutes: 4 }))).resolves.toBeDefined()
})
