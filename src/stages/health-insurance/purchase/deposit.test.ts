import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, meera } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { seedPeople } from '#tests/people.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { anotherRequest } from '#tests/insurance.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { paymentNotices, payments } from '#src/features/payments/tables.ts'
import { sign } from '#src/platform/cards/checkouts.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { changes } from '#src/platform/live/tables.ts'
import { recordedErrors } from '#src/platform/records/tables.ts'
import { insuranceRequests } from '../tables.ts'

let app: TestApp
let student: Visitor
let docID: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  await app.services.db.delete(rateLimits)
  docID = await newRequest()
  student = visitor(app)
  await student.api.accounts.signIn({ email: meera.email, password: demoPassword })
})
afterAll(() => app.end())

const newRequest = () => anotherRequest(app, meera.email)

const ask = () =>
  student.api.insurance.checkout({
    email: meera.email,
    name: 'Meera Iyer',
    docID,
    partner: 'WellAway',
    redirectUri: '/health-insurance/purchase-insurance',
    acknowledged: 'not-checked',
  })
const urlOf = async () => String(Reflect.get(await ask(), 'url'))

/** What the person does on Stripe's page. */
const click = (url: string, button: 'pay' | 'expire' | 'again') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' })

const request = async () =>
  (await app.services.db.select().from(insuranceRequests).where(eq(insuranceRequests.id, docID)))[0] ??
  expect.fail('no request')
const attempts = () => app.services.db.select().from(payments).where(eq(payments.reference, docID)).orderBy(payments.id)
const noticesOf = (payment: string) =>
  app.services.db.select().from(paymentNotices).where(eq(paymentNotices.payment, payment))

describe('after paying', () => {
  test('the deposit is confirmed, once, and the owner hears of it', async () => {
    const url = await urlOf()
    await app.services.db.delete(changes)
    app.clock.pass({ minutes: 2 })
    expect((await click(url, 'pay')).headers.get('location')).toBe(`${app.url}/health-insurance/purchase-insurance`)
    const { depositConfirmedAt, owner } = await request()
    expect(depositConfirmedAt?.toString()).toBe('2026-06-15T06:02:00Z')
    const heard = await app.services.db.select().from(changes)
    expect(heard.map(({ audience, about }) => `${audience} ${about}`).toSorted()).toEqual([
      ...['admin', 'underwriter'].flatMap(role => [`desk:${role} insurance`, `desk:${role} requests`]),
      ...['insurance', 'journey', 'notifications', 'payments', 'policies'].map(about => `person:${owner} ${about}`),
    ])
    app.clock.pass({ hours: 1 })
    await click(url, 'again')
    expect((await request()).depositConfirmedAt).toEqual(depositConfirmedAt)
    await expect(ask()).rejects.toMatchObject({ status: 409, body: { message: 'Deposit Confirmed' } })
  })

  test('a hundred notices at once have one effect', async () => {
    const payment = await openPayment()
    await app.services.db.delete(changes)
    const answers = await Promise.all(Array.from({ length: 100 }, () => tell(payment)))
    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200))
    expect(await noticesOf(payment.id)).toHaveLength(1)
    expect(await app.services.db.select().from(changes)).toHaveLength(9)
  })

  test('a hundred different notices at once confirm the deposit once', async () => {
    const payment = await openPayment()
    await app.services.db.delete(changes)
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => tell(payment, { eventId: `evt_${payment.id}_${index}` })),
    )
    expect(await noticesOf(payment.id)).toHaveLength(100)
    expect(await app.services.db.select().from(changes)).toHaveLength(9)
  })

  test.each([
    ['less', { amount_total: 1 }],
    ['another currency', { currency: 'inr' }],
  ])('%s confirms nothing, and somebody is notified', async (_, session) => {
    await app.services.db.delete(recordedErrors)
    const payment = await openPayment()
    expect((await tell(payment, { session })).status).toBe(200)
    expect((await request()).depositConfirmedAt).toBeNull()
    expect((await attempts())[0]?.paidAt).toBeNull()
    expect(await noticesOf(payment.id)).toMatchObject([{ isAsAsked: false }])
    expect(await app.services.db.select().from(recordedErrors)).toHaveLength(1)
  })
})

describe('an attempt that came to nothing', () => {
  test('by its time makes room for the next', async () => {
    const first = await urlOf()
    await click(first, 'expire')
    const second = await urlOf()
    expect(second).not.toBe(first)
    expect((await attempts()).map(({ expiredAt }) => expiredAt !== null)).toEqual([true, false])
  })

  test('without a word from Stripe is not handed out for longer than it lives', async () => {
    const first = await urlOf()
    app.clock.pass({ hours: 22 })
    expect(await urlOf()).toBe(first)
    app.clock.pass({ hours: 1 })
    expect(await urlOf()).not.toBe(first)
  })

  test('by a payment that failed makes room too, and counts if it is paid after all', async () => {
    const payment = await openPayment()
    await tell(payment, { type: 'checkout.session.async_payment_failed', eventId: `evt_failed_${payment.id}` })
    expect((await attempts())[0]?.failedAt).not.toBeNull()
    await ask()
    expect(await attempts()).toHaveLength(2)
    await tell(payment, { type: 'checkout.session.async_payment_succeeded' })
    expect((await request()).depositConfirmedAt).not.toBeNull()
  })

  test('is announced to its owner, at once and of the latest try', async () => {
    const mine = () => student.api.insurance.mine()
    expect(await mine()).toMatchObject({ draft: true, attempt: null })
    const payment = await openPayment()
    expect(await mine()).toMatchObject({ draft: false, attempt: { outcome: 'open' } })
    await app.services.db.delete(changes)
    await tell(payment, { type: 'checkout.session.async_payment_failed', eventId: `evt_failed_${payment.id}` })
    expect(ensure(await mine()).attempt).toMatchObject({ outcome: 'failed' })
    expect((await app.services.db.select().from(changes)).map(({ about }) => about)).toContain('insurance')
    await click(await urlOf(), 'expire')
    expect(ensure(await mine()).attempt).toMatchObject({ outcome: 'expired' })
    await click(await urlOf(), 'pay')
    expect(await mine()).toMatchObject({ depositConfirmed: true, attempt: { outcome: 'paid' } })
  })

  test('is nothing once it was paid', async () => {
    const payment = await openPayment()
    await tell(payment)
    for (const type of ['checkout.session.expired', 'checkout.session.async_payment_failed']) {
      await tell(payment, { type, eventId: `evt_${type}_${payment.id}` })
    }
    expect(await attempts()).toMatchObject([{ failedAt: null, expiredAt: null }])
  })
})

describe('a notice', () => {
  test('that is forged, changed, late or unsigned is refused and changes nothing', async () => {
    const payment = await openPayment()
    const body = eventAbout(payment)
    const now = app.clock.now()
    const signatures = [
      sign(body, 'whsec_another', now),
      sign(body.replace('12345', '1'), secret(), now),
      sign(body, secret(), now.subtract({ minutes: 6 })),
      '',
    ]
    for (const signature of signatures) expect((await post(body, signature)).status).toBe(400)
    expect((await request()).depositConfirmedAt).toBeNull()
    expect(await noticesOf(payment.id)).toEqual([])
  })

  test('about none of our payments is taken and left at that', async () => {
    const none = { id: '00000000-0000-4000-8000-000000000000', amount: 1 }
    expect((await tell(none)).status).toBe(200)
    expect((await tell({ id: 'an order of another shop', amount: 1 })).status).toBe(200)
  })

  test('that is not even a notice is refused', async () => {
    expect((await post('', '')).status).toBe(400)
    expect((await fetch(`${app.url}/webhooks/stripe`, { method: 'POST' })).status).toBe(400)
  })
})

type Given = { type?: string; eventId?: string; session?: object }
type About = { id: string; amount: number }

async function openPayment(): Promise<About> {
  await ask()
  return (await attempts())[0] ?? expect.fail('no payment')
}

const secret = () => app.outside.sandboxes?.cards?.webhookSecret ?? expect.fail('no sandbox')

const eventAbout = (
  { id, amount }: About,
  { type = 'checkout.session.completed', eventId = `evt_${id}`, session = {} }: Given = {},
) =>
  JSON.stringify({
    id: eventId,
    object: 'event',
    type,
    data: {
      object: {
        id: 'cs_1',
        object: 'checkout.session',
        client_reference_id: id,
        payment_status: 'paid',
        payment_intent: 'pi_1',
        amount_total: amount,
        currency: 'usd',
        ...session,
      },
    },
  })

const tell = (payment: About, notified?: Given) => {
  const body = eventAbout(payment, notified)
  return post(body, sign(body, secret(), app.clock.now()))
}

const post = (body: string, signature: string) =>
  visitor(app).call('POST', '/webhooks/stripe', body, { 'stripe-signature': signature, origin: 'https://stripe.com' })
