// Against the limits on money that leaves India, and against the rate that is held: with many orders, many accounts,
// many at once, and payments that come when they suit.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fundsOf } from '#src/features/card/ledger.ts'
import { exchangeRates } from '#src/features/exchange/tables.ts'
import { payments } from '#src/features/payments/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { sign } from '#src/platform/rupees/payment-links.ts'
import { sandboxPaymentLinks } from '#src/platform/sandbox/tables.ts'
import { mostInYear } from '#src/stages/forex/card/rules.ts'
import { sendBackUndecided } from '#src/stages/forex/card/late/keeping.ts'
import { cardOrders } from '#src/stages/forex/card/tables.ts'
import { openTestHouse, type TestHouse } from '../house.ts'
import { visitor, type Answer, type Visitor } from '../visitor.ts'

let house: TestHouse
let made = 0

beforeAll(async () => {
  house = await openTestHouse({ isReachable: true })
})
beforeEach(async () => {
  await house.house.db.delete(rateLimits)
})
afterAll(() => house.end())

type Student = { who: Visitor; owner: string; email: string }

async function newStudent(): Promise<Student> {
  const who = visitor(house)
  const email = `remitter-${(made += 1)}@example.com`
  await who.call('POST', '/api/session/guest', {})
  const owner = String(Object((await who.call('GET', '/api/session')).body).user.id)
  await house.house.db
    .update(people)
    .set({ isGuest: false, email, firstName: 'Meera', lastName: 'Iyer' })
    .where(eq(people.id, owner))
  return { who, owner, email }
}

/** A PAN that no other test uses. */
const newPan = () => `ABCPI${String((made += 1)).padStart(4, '0')}K`
const order = ({ who, email }: Student, changes: object = {}): Promise<Answer> =>
  who.call('POST', '/payment/razorpay/order', {
    name: 'Meera Iyer',
    amount: 500,
    email,
    callback_url: '/forex/get-card',
    ...changes,
  })
const click = (url: string, button: 'pay' | 'cancel') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' })
const fundsOfAll = async (all: readonly Student[]) =>
  (await Promise.all(all.map(({ owner }) => fundsOf(house.house.db, owner)))).reduce((sum, cents) => sum + cents, 0)
const ordersOf = ({ owner }: Student) =>
  house.house.db.select().from(cardOrders).where(eq(cardOrders.owner, owner)).orderBy(cardOrders.id)
const paymentsOf = ({ owner }: Student) =>
  house.house.db.select().from(payments).where(eq(payments.owner, owner)).orderBy(payments.createdAt)
const linkAt = async (url: string) =>
  (
    await house.house.db
      .select()
      .from(sandboxPaymentLinks)
      .where(eq(sandboxPaymentLinks.id, url.split('/').at(-1) ?? ''))
  )[0]
const read = async ({ who }: Student) => Object((await who.call('GET', '/api/forex/card')).body)

/** What Razorpay would send, however late: signed by its own secret. */
async function tellPaid({ id, amount }: { id: string; amount: number }) {
  const entity = { id: `pay_late${(made += 1)}`, amount, currency: 'INR', notes: { reference: id } }
  const body = JSON.stringify({
    event: 'payment_link.paid',
    payload: { payment_link: { entity }, payment: { entity } },
  })
  const secret = house.outside.twins?.rupees?.webhookSecret ?? expect.fail('no twin')
  return visitor(house).call('POST', '/webhooks/razorpay', body, {
    'x-razorpay-signature': sign(body, secret),
    'x-razorpay-event-id': `evt_${(made += 1)}`,
    origin: 'https://razorpay.com',
  })
}

describe('the limits of a year', () => {
  test('14 orders of $24,000 on two accounts of one PAN, opened and then paid, never send more than a year allows', async () => {
    const remitterPan = newPan()
    const both = [await newStudent(), await newStudent()]
    const urls: string[] = []
    for (let index = 0; index < 14; index += 1) {
      const { status, body } = await order(both[index % 2] ?? expect.fail(), {
        amount: 24_000,
        fundedBy: 'loan',
        sentBefore: index,
        remitterPan,
      })
      if (status === 200) urls.push(String(body))
    }
    for (const url of urls) await click(url, 'pay')
    // One open order for each account: the others were closed at Razorpay.
    expect(await fundsOfAll(both)).toBe(2 * 2_400_000)
    const paid = urls.map(async url => (await linkAt(url))?.status)
    expect((await Promise.all(paid)).filter(status => status === 'paid')).toHaveLength(2)
  })

  test('of twelve accounts of one PAN that open at once, as many get a page as fit the year', async () => {
    const remitterPan = newPan()
    const all = await Promise.all(Array.from({ length: 12 }, newStudent))
    const answers = await Promise.all(all.map(one => order(one, { amount: 24_000, fundedBy: 'loan', remitterPan })))
    const opened = answers.filter(({ status }) => status === 200)
    // Ten of $24,000 are $240,000: an eleventh is over $250,000.
    expect(opened).toHaveLength(10)
    for (const { status, body } of answers)
      if (status !== 200) expect([status, Object(body).code]).toEqual([422, 'over-remittance-limit'])
    await Promise.all(opened.map(({ body }) => click(String(body), 'pay')))
    expect(await fundsOfAll(all)).toBe(10 * 2_400_000)
  })

  test('an order that was cancelled, or whose hour is over, leaves its room to others', async () => {
    const remitterPan = newPan()
    const [one, other] = [await newStudent(), await newStudent()]
    const most = { amount: 25_000, fundedBy: 'loan', remitterPan, sentBefore: '1,90,00,000' }
    const url = String((await order(one, most)).body)
    expect((await order(other, most)).status).toBe(422)
    await click(url, 'cancel')
    expect((await order(other, most)).status).toBe(200)
    expect((await order(one, most)).status).toBe(422)
    house.clock.pass({ minutes: 61 })
    expect((await order(one, most)).status).toBe(200)
  })

  test('orders opened beside each other bear the TCS that they would bear one after the other', async () => {
    const remitterPan = newPan()
    const all = [await newStudent(), await newStudent(), await newStudent()]
    const urls: string[] = []
    for (const one of all) urls.push(String((await order(one, { amount: 9_000, remitterPan })).body))
    for (const url of urls) await click(url, 'pay')
    const placed = (await Promise.all(all.map(ordersOf))).flat()
    const sent = placed.reduce((sum, { converted }) => sum + converted, 0)
    const collected = placed.reduce((sum, { tcs }) => sum + tcs, 0)
    expect(collected).toBeGreaterThanOrEqual(Math.floor((sent - 10_00_000_00) * 0.02))
  })

  test('without a PAN nothing is sold above what is free of TCS', async () => {
    const one = await newStudent()
    expect((await order(one, { amount: 500 })).status).toBe(200)
    expect(await order(one, { amount: 12_000 })).toMatchObject({
      status: 422,
      body: { fields: { remitterPan: expect.stringContaining('PAN') } },
    })
    expect(await order(one, { amount: 12_000, fundedBy: 'loan' })).toMatchObject({ status: 422 })
  })

  test('a payment that no longer fits when it arrives buys nothing', async () => {
    const remitterPan = newPan()
    const [one, other] = [await newStudent(), await newStudent()]
    const most = { amount: 25_000, fundedBy: 'loan', remitterPan }
    await order(one, { ...most, sentBefore: '1,90,00,000' })
    const [waiting] = await paymentsOf(one)
    // The order of the other account was written by somebody who went around the service.
    const [first] = await ordersOf(one)
    const { id: _, ...copied } = first ?? expect.fail('no order')
    const converted = mostInYear(copied.rate)
    const [smuggled] = await house.house.db
      .insert(cardOrders)
      .values({ ...copied, owner: other.owner, converted, total: converted + copied.gst + copied.fee + copied.tcs })
      .returning()
    const now = house.clock.now()
    await house.house.db.insert(payments).values({
      owner: other.owner,
      purpose: 'card-funding',
      reference: smuggled?.id ?? '',
      provider: 'razorpay',
      amount: 1,
      currency: 'INR',
      payer: { title: '', name: '', email: '', returnTo: '' },
      createdAt: now,
      paidAt: now,
    })
    await tellPaid(waiting ?? expect.fail('no payment'))
    expect(await fundsOf(house.house.db, one.owner)).toBe(0)
    expect((await read(one)).late).toMatchObject([{ dollars: 2_500_000, today: null }])
  })
})

describe('one open order', () => {
  test('of twenty opened at once by one person at most one can be paid', async () => {
    const one = await newStudent()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => order(one, { amount: 100 + index })))
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const all = await house.house.db.select().from(sandboxPaymentLinks).where(eq(sandboxPaymentLinks.email, one.email))
    expect(all.filter(({ status }) => status === 'created').length).toBeLessThanOrEqual(1)
    for (const { id } of all) await click(`${house.url}/sandbox/rupees/${id}`, 'pay')
    expect(await fundsOf(house.house.db, one.owner)).toBeLessThanOrEqual(12_000)
    expect((await order(one)).status).toBe(200)
  })

  test('replaces the one before it only once Razorpay has closed that one’s page', async () => {
    const one = await newStudent()
    const first = String((await order(one)).body)
    const { rupees } = house.house.ports
    house.house.ports.rupees = { ...rupees, cancel: () => Promise.reject(new Error('silent')) }
    expect((await order(one, { amount: 600 })).status).toBe(500)
    house.house.ports.rupees = rupees
    expect(await ordersOf(one)).toHaveLength(1)
    await click(first, 'pay')
    expect(await fundsOf(house.house.db, one.owner)).toBe(50_000)
  })
})

describe('a rate that is held for an hour', () => {
  /** A dollar is dearer by a tenth. */
  const raiseRates = async () => {
    const [rate] = await house.house.db.select().from(exchangeRates).orderBy(exchangeRates.id).limit(1)
    const { id: _, ...known } = rate ?? expect.fail('no rate')
    await house.house.db
      .insert(exchangeRates)
      .values({ ...known, midRate: Math.round(known.midRate * 1.1), askedAt: house.clock.now() })
  }
  const paidLate = async (changes: object = {}) => {
    const one = await newStudent()
    await order(one, { remitterPan: newPan(), ...changes })
    house.clock.pass({ minutes: 61 })
    const [payment] = await paymentsOf(one)
    await tellPaid(payment ?? expect.fail('no payment'))
    return { one, payment: payment ?? expect.fail('no payment') }
  }

  test('ends at Razorpay too: weeks later nobody can pay on its page', async () => {
    const one = await newStudent()
    const url = String((await order(one)).body)
    expect((await linkAt(url))?.expiresAt).toEqual((await ordersOf(one))[0]?.heldUntil)
    house.clock.pass({ hours: 24 * 21 })
    await click(url, 'pay')
    expect((await linkAt(url))?.status).toBe('expired')
    expect(await fundsOf(house.house.db, one.owner)).toBe(0)
  })

  test('a webhook after that hour buys nothing and makes no card, until its owner says so', async () => {
    const { one, payment } = await paidLate()
    expect(await fundsOf(house.house.db, one.owner)).toBe(0)
    expect(await read(one)).toMatchObject({
      card: null,
      paidAt: null,
      late: [{ payment: payment.id, dollars: 50_000, today: { dollars: expect.any(Number) } }],
    })
    const { body } = await one.who.call('GET', '/api/journey')
    const steps = Object(body).stages.find(({ route }: { route: string }) => route === 'forex').steps
    expect(steps).toMatchObject([{ id: 'GetCard', status: 'incomplete' }])
  })

  test('converted with consent, it is at the rate of that day, to the paisa, and once', async () => {
    const { one, payment } = await paidLate()
    await raiseRates()
    const [{ today }] = (await read(one)).late
    expect(today.dollars).toBeLessThan(50_000)
    const convert = (dollars: number) =>
      one.who.call('POST', `/api/forex/card/late/${payment.id}/conversion`, { dollars })
    expect(await convert(50_000)).toMatchObject({ status: 409, body: { code: 'late-figures-changed' } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => convert(today.dollars)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await fundsOf(house.house.db, one.owner)).toBe(today.dollars)
    const { movements, late } = await read(one)
    expect(late).toEqual([])
    expect(movements).toMatchObject([
      { what: 'funded', amount: today.dollars, conversion: { rate: today.conversion.rate, total: payment.amount } },
    ])
    expect((await one.who.call('POST', `/api/forex/card/late/${payment.id}/refund`, {})).status).toBe(404)
  })

  test('sent back at its owner’s wish it goes back once, and nobody else can decide', async () => {
    const { one, payment } = await paidLate()
    const stranger = await newStudent()
    for (const verb of ['refund', 'conversion'])
      expect(
        (
          await stranger.who.call('POST', `/api/forex/card/late/${payment.id}/${verb}`, {
            ...(verb === 'conversion' && { dollars: 1 }),
          })
        ).status,
      ).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => one.who.call('POST', `/api/forex/card/late/${payment.id}/refund`, {})),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await paymentsOf(one))[0]).toMatchObject({ refundDueAt: house.clock.now() })
    expect(await fundsOf(house.house.db, one.owner)).toBe(0)
  })

  test('unanswered for a week it goes back by itself', async () => {
    const { one } = await paidLate()
    house.clock.pass({ hours: 24 * 6 })
    await sendBackUndecided(house.house)
    expect((await paymentsOf(one))[0]?.refundDueAt).toBeNull()
    house.clock.pass({ hours: 25 })
    await sendBackUndecided(house.house)
    expect((await paymentsOf(one))[0]?.refundDueAt).not.toBeNull()
    expect((await read(one)).late).toEqual([])
  })

  test('a page that its owner replaced, paid all the same, does not count at its rate', async () => {
    const one = await newStudent()
    await order(one)
    const [first] = await paymentsOf(one)
    await order(one, { amount: 700 })
    await tellPaid(first ?? expect.fail('no payment'))
    expect(await fundsOf(house.house.db, one.owner)).toBe(0)
    expect((await read(one)).late).toMatchObject([{ dollars: 50_000 }])
  })
})
