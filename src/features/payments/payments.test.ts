import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, meera } from '#seed/people.ts'
import { seedPeople } from '#tests/people.ts'
import { withForbiddenFields } from '#tests/smuggled.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { recordedErrors } from '#src/platform/records/tables.ts'
import { sign } from '#src/platform/rupees/payment-links.ts'
import { razorpayRupees } from '#src/platform/rupees/razorpay.ts'
import { openListener } from '#src/platform/sandbox/listener.ts'
import { sandboxPaymentLinks } from '#src/platform/sandbox/tables.ts'
import { ProviderUnavailable } from '#src/platform/providers/call.ts'
import { fundsOf } from '../card/ledger.ts'
import { notificationLetters, notifications } from '../notifications/tables.ts'
import { sendRefunds } from './refunds/delivery.ts'
import { paymentNotices, payments, refunds } from './tables.ts'

let app: TestApp
let student: Visitor

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
})
beforeEach(async () => {
  await app.services.db.delete(rateLimits)
  await app.services.db.delete(paymentNotices)
  await app.services.db.delete(refunds)
  await app.services.db.delete(payments)
  student = await signedIn(app, meera.email)
})
afterAll(() => app.end())

async function signedIn(where: TestApp, email: string): Promise<Visitor> {
  const somebody = visitor(where)
  await somebody.api.accounts.signIn({ email, password: demoPassword })
  return somebody
}

const paymentRequest = (changes: object = {}) => ({
  name: 'Meera Iyer',
  amount: 350,
  email: meera.email,
  callback_url: '/forex',
  remitterPan: 'ABCPI1234K',
  ...changes,
})
const order = (who: Visitor, changes: object = {}, headers = {}) =>
  who.call('POST', '/payment/razorpay/order', withForbiddenFields('forexCard.order', paymentRequest(changes)), headers)
const click = (url: string, button: 'pay' | 'decline' | 'cancel' | 'again') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' })
const latest = async () =>
  (await app.services.db.select().from(payments).orderBy(desc(payments.id)))[0] ?? expect.fail('no payment')
describe('a payment', () => {
  test('is taken once, also when its notice comes again', async () => {
    const { body } = await order(student)
    expect((await click(String(body), 'pay')).headers.get('location')).toContain(
      `${app.url}/forex?razorpay_payment_id=`,
    )
    const paid = await latest()
    expect(paid).toMatchObject({ paidAt: app.clock.now(), providerPaymentId: expect.stringContaining('pay_') })
    await click(String(body), 'again')
    expect(await latest()).toEqual(paid)
    expect(await app.services.db.select().from(paymentNotices)).toHaveLength(1)
    expect((await order(student)).body).not.toBe(body)
  })

  test('that failed once may be paid later', async () => {
    const { body } = await order(student)
    await click(String(body), 'decline')
    expect(await latest()).toMatchObject({ failedAt: app.clock.now(), paidAt: null })
    await click(String(body), 'pay')
    expect(await latest()).toMatchObject({ paidAt: app.clock.now() })
  })

  test('of a link that was cancelled is over', async () => {
    const { body } = await order(student)
    await click(String(body), 'cancel')
    expect(await latest()).toMatchObject({ expiredAt: app.clock.now() })
    expect((await order(student)).body).not.toBe(body)
  })
})

describe('a second page for the same thing', () => {
  const linkOf = async (url: string) => {
    const [link] = await app.services.db
      .select()
      .from(sandboxPaymentLinks)
      .where(eq(sandboxPaymentLinks.id, url.split('/').at(-1) ?? ''))
    return link ?? expect.fail('no link')
  }
  const declined = async () => {
    const first = String((await order(student)).body)
    await click(first, 'decline')
    const second = String((await order(student)).body)
    return { first, second }
  }

  test('closes the declined one at Razorpay, so that nobody can pay both', async () => {
    const { first, second } = await declined()
    expect(second).not.toBe(first)
    expect([(await linkOf(first)).status, (await linkOf(second)).status]).toEqual(['cancelled', 'created'])
    await click(first, 'pay')
    expect((await linkOf(first)).status).toBe('cancelled')
    expect(await latest()).toMatchObject({ paidAt: null })
  })

  test('of another amount closes the one before it as well', async () => {
    const first = String((await order(student)).body)
    await order(student, { amount: 351 })
    expect((await linkOf(first)).status).toBe('cancelled')
  })

  test('is not made while the first can’t be closed, nor when it was just paid', async () => {
    const first = String((await order(student)).body)
    await click(first, 'decline')
    const { rupees } = app.services.ports
    app.services.ports.rupees = { ...rupees, cancel: () => Promise.reject(new ProviderUnavailable('silent')) }
    expect((await order(student)).status).toBe(503)
    app.services.ports.rupees = rupees
    await app.services.db
      .update(sandboxPaymentLinks)
      .set({ status: 'paid', paymentId: 'pay_unheard' })
      .where(eq(sandboxPaymentLinks.id, (await linkOf(first)).id))
    expect(await order(student)).toMatchObject({ status: 409, body: { code: 'payment-arrived' } })
    expect(await app.services.db.select().from(payments)).toHaveLength(1)
  })

  test('paid as well, the second payment goes back, once, with a notice and a letter', async () => {
    await app.services.db.delete(notificationLetters)
    await app.services.db.delete(notifications)
    const { first, second } = await declined()
    const owner = (await latest()).owner
    const before = await fundsOf(app.services.db, owner)
    // The bank let it through at Razorpay's side all the same.
    await app.services.db
      .update(sandboxPaymentLinks)
      .set({ status: 'created' })
      .where(eq(sandboxPaymentLinks.id, (await linkOf(first)).id))
    await click(second, 'pay')
    await click(first, 'pay')
    await expect.poll(async () => (await linkOf(first)).refundId).not.toBeNull()
    await sendRefunds(app.services)
    expect((await linkOf(second)).refundId).toBeNull()
    expect(await fundsOf(app.services.db, owner)).toBe(before + 35_000)
    const notified = async () =>
      (await app.services.db.select().from(notifications)).filter(
        ({ title }) => title === 'You paid twice: we sent the second payment back',
      )
    // The server's own job may have it in hand, and notes it once Razorpay has answered.
    await expect
      .poll(notified)
      .toMatchObject([
        { owner, body: expect.stringContaining('Two payments for the same thing reached us.'), mails: true },
      ])
  })

  test('is closed when the first is paid after all', async () => {
    const { first, second } = await declined()
    await app.services.db
      .update(sandboxPaymentLinks)
      .set({ status: 'created' })
      .where(eq(sandboxPaymentLinks.id, (await linkOf(first)).id))
    await click(first, 'pay')
    await expect.poll(async () => (await linkOf(second)).status).toBe('cancelled')
  })
})

describe('a notice', () => {
  const secret = () => app.outside.sandboxes?.rupees?.webhookSecret ?? expect.fail('no sandbox')
  const post = (body: string, signature: string, eventId: string) =>
    visitor(app).call('POST', '/webhooks/razorpay', body, {
      'x-razorpay-signature': signature,
      origin: 'https://razorpay.com',
      ...(eventId !== '' && { 'x-razorpay-event-id': eventId }),
    })
  const paid = (reference: string, amount: number, currency = 'INR') => {
    const entity = { id: 'pay_1', amount, currency, notes: { reference } }
    return JSON.stringify({
      event: 'payment_link.paid',
      payload: { payment_link: { entity: { ...entity, id: 'plink_1' } }, payment: { entity } },
    })
  }

  test('that is forged or unsigned is refused', async () => {
    await order(student)
    const { id, amount } = await latest()
    const body = paid(id, amount)
    for (const signature of [sign(body, 'another'), sign(`${body} `, secret()), '', 'zz']) {
      expect((await post(body, signature, 'evt_1')).status).toBe(400)
    }
    expect(await latest()).toMatchObject({ paidAt: null })
  })

  test.each([
    [1, 'INR'],
    [35_000, 'USD'],
  ])('about %d %s instead counts for nothing', async (amount, currency) => {
    await order(student)
    const body = paid((await latest()).id, amount, currency)
    expect((await post(body, sign(body, secret()), 'evt_2')).status).toBe(200)
    expect(await latest()).toMatchObject({ paidAt: null })
    expect(await app.services.db.select().from(paymentNotices)).toMatchObject([{ isAsAsked: false }])
  })

  test('counts once, a hundred times in parallel, with the provider’s id or without', async () => {
    await order(student)
    const { id, amount } = await latest()
    const body = paid(id, amount)
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => post(body, sign(body, secret()), index % 2 === 0 ? 'evt_3' : '')),
    )
    expect(await app.services.db.select().from(paymentNotices)).toHaveLength(2)
    expect(await latest()).toMatchObject({ paidAt: app.clock.now() })
  })
})

test('a Razorpay that does not answer is said to be unavailable, and written down', async () => {
  const { ports } = app.services
  const { rupees } = ports
  const gone = await openListener([])
  await gone.close()
  ports.rupees = razorpayRupees({ baseUrl: gone.url, key: 'k', secret: 's', webhookSecret: 'w' })
  await app.services.db.delete(recordedErrors)
  expect(await order(student)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await app.services.db.select().from(recordedErrors)).toMatchObject([{ url: '/payment/razorpay/order' }])
  ports.rupees = rupees
  expect((await order(student)).status).toBe(200)
})
