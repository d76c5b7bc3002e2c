import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, meera, rohan } from '../../../seed/people.ts'
import { seedPeople } from '../../../seed/seed-people.ts'
import { openTestHouse, type TestHouse } from '../../../tests/house.ts'
import { visitor, type Visitor } from '../../../tests/visitor.ts'
import { rateLimits } from '../../platform/database/tables.ts'
import { recordedErrors } from '../../platform/records/tables.ts'
import { sign } from '../../platform/rupees/payment-links.ts'
import { razorpayRupees } from '../../platform/rupees/razorpay.ts'
import { openListener } from '../../platform/sandbox/listener.ts'
import { sandboxPaymentLinks } from '../../platform/sandbox/tables.ts'
import { paymentNotices, payments } from './tables.ts'

let house: TestHouse
let student: Visitor

beforeAll(async () => {
  house = await openTestHouse({ isReachable: true })
  await seedPeople(house.house)
})
beforeEach(async () => {
  await house.house.db.delete(rateLimits)
  await house.house.db.delete(paymentNotices)
  await house.house.db.delete(payments)
  student = await signedIn(house, meera.email)
})
afterAll(() => house.end())

async function signedIn(where: TestHouse, email: string): Promise<Visitor> {
  const somebody = visitor(where)
  await somebody.call('POST', '/api/session/password', { email, password: demoPassword })
  return somebody
}

const asked = (changes: object = {}) => ({
  name: 'Meera Iyer',
  amount: 350,
  email: meera.email,
  callback_url: '/forex',
  ...changes,
})
const order = (who: Visitor, changes: object = {}, headers = {}) =>
  who.call('POST', '/payment/razorpay/order', asked(changes), headers)
const click = (url: string, button: 'pay' | 'decline' | 'cancel' | 'again') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' })
const latest = async () =>
  (await house.house.db.select().from(payments).orderBy(desc(payments.id)))[0] ?? expect.fail('no payment')
const linkAt = async (url: string) =>
  (
    await house.house.db
      .select()
      .from(sandboxPaymentLinks)
      .where(eq(sandboxPaymentLinks.id, url.split('/').at(-1) ?? ''))
  )[0]

describe('an order', () => {
  test('answers the bare address, where the dollars are asked for', async () => {
    const { status, body, headers } = await order(student, { amount: '350.50' })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(`${house.url}/sandbox/rupees/plink_`)
    expect(await linkAt(String(body))).toMatchObject({
      currency: 'USD',
      amount: 35_050,
      name: 'Meera Iyer',
      email: meera.email,
      callbackUrl: `${house.url}/forex`,
    })
    expect(await latest()).toMatchObject({
      purpose: 'card-funding',
      provider: 'razorpay',
      amount: 35_050,
      paidAt: null,
    })
  })

  test('is made for a bearer token as well; not for a guest, nor for a stranger', async () => {
    const { body } = await student.call('POST', '/api/session/token', {})
    const headers = { authorization: `Bearer ${String(Reflect.get(Object(body), 'token'))}` }
    expect((await order(visitor(house), {}, headers)).status).toBe(200)
    const guest = visitor(house)
    await guest.call('POST', '/api/session/guest', {})
    expect((await order(guest)).status).toBe(403)
    expect((await order(visitor(house))).status).toBe(401)
  })

  test('is one for an amount, however often and in parallel it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(student)))
    expect(new Set(answers.map(({ body }) => body))).toHaveLength(1)
    expect((await order(student, { amount: 351 })).body).not.toBe(answers[0]?.body)
  })

  test('of one is not the other’s', async () => {
    const other = await signedIn(house, rohan.email)
    expect((await order(other)).body).not.toBe((await order(student)).body)
  })

  test.each([0, -1, 1.005, '1.005', 'text', '', null])('of %j is refused', async amount => {
    const { status, body } = await order(student, { amount })
    expect(status).toBe(422)
    if (amount !== null) expect(body).toMatchObject({ fields: { amount: 'An amount in USD is required.' } })
  })

  test('of a billion is refused', async () => {
    expect(await order(student, { amount: 1e9 })).toMatchObject({
      status: 422,
      body: { fields: { amount: 'Please choose an amount of at most $25,000.00.' } },
    })
  })

  test('leads back to a page of ours alone', async () => {
    expect(await order(student, { callback_url: '//evil.example' })).toMatchObject({
      status: 422,
      body: { fields: { callback_url: expect.any(String) } },
    })
  })

  test('that Razorpay takes none of says why, and the next one is afresh', async () => {
    // Ours allows it, theirs does not.
    const refused = await order(student, { email: 'mé@example.com' })
    expect(refused).toMatchObject({ status: 422, body: { message: 'The email must be a valid email address.' } })
    expect((await order(student)).status).toBe(200)
  })
})

describe('a payment', () => {
  test('is taken once, also when its notice comes again', async () => {
    const { body } = await order(student)
    expect((await click(String(body), 'pay')).headers.get('location')).toContain(
      `${house.url}/forex?razorpay_payment_id=`,
    )
    const paid = await latest()
    expect(paid).toMatchObject({ paidAt: house.clock.now(), providerPaymentId: expect.stringContaining('pay_') })
    await click(String(body), 'again')
    expect(await latest()).toEqual(paid)
    expect(await house.house.db.select().from(paymentNotices)).toHaveLength(1)
    expect((await order(student)).body).not.toBe(body)
  })

  test('that failed once may be paid later', async () => {
    const { body } = await order(student)
    await click(String(body), 'decline')
    expect(await latest()).toMatchObject({ failedAt: house.clock.now(), paidAt: null })
    await click(String(body), 'pay')
    expect(await latest()).toMatchObject({ paidAt: house.clock.now() })
  })

  test('of a link that was cancelled is over', async () => {
    const { body } = await order(student)
    await click(String(body), 'cancel')
    expect(await latest()).toMatchObject({ expiredAt: house.clock.now() })
    expect((await order(student)).body).not.toBe(body)
  })
})

describe('a notice', () => {
  const secret = () => house.outside.twins?.rupees?.webhookSecret ?? expect.fail('no twin')
  const post = (body: string, signature: string, eventId: string) =>
    visitor(house).call('POST', '/webhooks/razorpay', body, {
      'x-razorpay-signature': signature,
      origin: 'https://razorpay.com',
      ...(eventId !== '' && { 'x-razorpay-event-id': eventId }),
    })
  const paid = (reference: string, amount: number, currency = 'USD') => {
    const entity = { id: 'pay_1', amount, currency, notes: { reference } }
    return JSON.stringify({
      event: 'payment_link.paid',
      payload: { payment_link: { entity: { ...entity, id: 'plink_1' } }, payment: { entity } },
    })
  }

  test('that is forged or unsigned is refused', async () => {
    await order(student)
    const body = paid((await latest()).id, 35_000)
    for (const signature of [sign(body, 'another'), sign(`${body} `, secret()), '', 'zz']) {
      expect((await post(body, signature, 'evt_1')).status).toBe(400)
    }
    expect(await latest()).toMatchObject({ paidAt: null })
  })

  test.each([
    [1, 'USD'],
    [35_000, 'INR'],
  ])('about %d %s instead counts for nothing', async (amount, currency) => {
    await order(student)
    const body = paid((await latest()).id, amount, currency)
    expect((await post(body, sign(body, secret()), 'evt_2')).status).toBe(200)
    expect(await latest()).toMatchObject({ paidAt: null })
    expect(await house.house.db.select().from(paymentNotices)).toMatchObject([{ isAsAsked: false }])
  })

  test('counts once, a hundred times in parallel, with the provider’s id or without', async () => {
    await order(student)
    const body = paid((await latest()).id, 35_000)
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => post(body, sign(body, secret()), index % 2 === 0 ? 'evt_3' : '')),
    )
    expect(await house.house.db.select().from(paymentNotices)).toHaveLength(2)
    expect(await latest()).toMatchObject({ paidAt: house.clock.now() })
  })
})

test('a Razorpay that does not answer is said to be unavailable, and written down', async () => {
  const { ports } = house.house
  const { rupees } = ports
  const gone = await openListener([])
  await gone.close()
  ports.rupees = razorpayRupees({ baseUrl: gone.url, key: 'k', secret: 's', webhookSecret: 'w' })
  await house.house.db.delete(recordedErrors)
  expect(await order(student)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(await house.house.db.select().from(recordedErrors)).toMatchObject([{ url: '/payment/razorpay/order' }])
  ports.rupees = rupees
  expect((await order(student)).status).toBe(200)
})
