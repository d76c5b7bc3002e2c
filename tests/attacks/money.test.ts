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
import { sendBackUndecided } from '#src/stages/forex/card/late/jobs.ts'
import { cardOrders } from '#src/stages/forex/card/tables.ts'
import { answerOf, ensure } from '../api.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { visitor, type Visitor } from '../visitor.ts'

let app: TestApp
let made = 0

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
})
beforeEach(async () => {
  await app.services.db.delete(rateLimits)
})
afterAll(() => app.end())

type Student = { who: Visitor; owner: string; email: string; remitterPan: string }

async function newStudent(): Promise<Student> {
  const who = visitor(app)
  const email = `remitter-${(made += 1)}@example.com`
  await who.api.accounts.signInAsGuest({})
  const owner = ensure((await who.api.accounts.session({})).user).id
  await app.services.db
    .update(people)
    .set({ isGuest: false, email, firstName: 'Meera', lastName: 'Iyer' })
    .where(eq(people.id, owner))
  return { who, owner, email, remitterPan: newPan() }
}

/** A PAN that no other test uses. */
const newPan = () => `ABCPI${String((made += 1)).padStart(4, '0')}K`
const order = ({ who, email, remitterPan }: Student, changes: object = {}) =>
  who.api.forexCard.order({
    name: 'Meera Iyer',
    amount: 500,
    email,
    callback_url: '/forex/get-card',
    remitterPan,
    ...changes,
  })
const click = (url: string, button: 'pay' | 'cancel') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' })
const fundsOfAll = async (all: readonly Student[]) =>
  (await Promise.all(all.map(({ owner }) => fundsOf(app.services.db, owner)))).reduce((sum, cents) => sum + cents, 0)
const ordersOf = ({ owner }: Student) =>
  app.services.db.select().from(cardOrders).where(eq(cardOrders.owner, owner)).orderBy(cardOrders.id)
const paymentsOf = ({ owner }: Student) =>
  app.services.db.select().from(payments).where(eq(payments.owner, owner)).orderBy(payments.createdAt)
const linkAt = async (url: string) =>
  (
    await app.services.db
      .select()
      .from(sandboxPaymentLinks)
      .where(eq(sandboxPaymentLinks.id, url.split('/').at(-1) ?? ''))
  )[0]
const read = ({ who }: Student) => who.api.forexCard.read()

/** What Razorpay would send, however late: signed by its own secret. */
async function notifyPaid({ id, amount }: { id: string; amount: number }) {
  const entity = { id: `pay_late${(made += 1)}`, amount, currency: 'INR', notes: { reference: id } }
  const body = JSON.stringify({
    event: 'payment_link.paid',
    payload: { payment_link: { entity }, payment: { entity } },
  })
  const secret = app.outside.sandboxes?.rupees?.webhookSecret ?? expect.fail('no sandbox')
  return visitor(app).call('POST', '/webhooks/razorpay', body, {
    'x-razorpay-signature': sign(body, secret),
    'x-razorpay-event-id': `evt_${(made += 1)}`,
    origin: 'https://razorpay.com',
  })
}

describe('the limits of a year', () => {
  /** ₹89.385 a dollar: 1 % above ₹88.50 between banks. */
  const rateIs = async (midRate: number) => {
    const [rate] = await app.services.db.select().from(exchangeRates).orderBy(exchangeRates.id).limit(1)
    const { id: _, ...known } = rate ?? expect.fail('no rate')
    await app.services.db.insert(exchangeRates).values({ ...known, midRate, askedAt: app.clock.now() })
  }
  const limitIsReached = {
    status: 422,
    body: {
      code: 'over-remittance-limit',
      message: 'The limit of this PAN is reached: at most $250,000 may leave India for one person in a financial year.',
    },
  }

  test('fourteen orders of $24,000 on two accounts of one PAN, each paid before the next, bear the tax of their own account and stop at the limit', async () => {
    await order(await newStudent())
    await rateIs(885_000)
    const remitterPan = newPan()
    const both = [await newStudent(), await newStudent()]
    const answers: Awaited<ReturnType<typeof answerOf>>[] = []
    for (let index = 0; index < 14; index += 1) {
      const answer = await answerOf(order(both[index % 2] ?? expect.fail(), { amount: 24_000, remitterPan }))
      answers.push(answer)
      if (answer.status === 200) await click(String(answer.body), 'pay')
    }
    // Ten of $24,000 are $240,000; an eleventh would be $264,000, from whichever account.
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(4).fill(422)])
    for (const refused of answers.slice(10)) expect(refused).toMatchObject(limitIsReached)
    expect(await fundsOfAll(both)).toBe(10 * 2_400_000)
    for (const one of both) {
      // $24,000 at ₹89.385 are ₹21,45,240. GST: 18 % of (₹5,500 + 0.1 % of ₹11,45,240 = ₹1,145.24) = ₹1,196.1432.
      // TCS of the first: 2 % of what is above ten lakh, ₹11,45,240, is ₹22,904.80; of each later one 2 % of all, ₹42,904.80.
      const placed = await ordersOf(one)
      expect(placed.map(({ converted }) => converted)).toEqual(Array(5).fill(21_45_240_00))
      expect(placed.map(({ gst }) => gst)).toEqual(Array(5).fill(1_196_14))
      expect(placed.map(({ tcs }) => tcs)).toEqual([22_904_80, ...Array(4).fill(42_904_80)])
      expect(placed.map(({ total }) => total)).toEqual([21_69_340_94, ...Array(4).fill(21_89_340_94)])
      // And that is what was asked for at Razorpay.
      const asked = new Map((await paymentsOf(one)).map(({ reference, amount }) => [reference, amount]))
      expect(placed.map(({ id }) => asked.get(id))).toEqual(placed.map(({ total }) => total))
    }
  })

  test('fourteen orders at once on two accounts of one PAN open one page for each account, and an open order takes no room and no tax from the other', async () => {
    await order(await newStudent())
    await rateIs(885_000)
    const remitterPan = newPan()
    const both = [await newStudent(), await newStudent()]
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        answerOf(order(both[index % 2] ?? expect.fail(), { amount: 24_000, sentBefore: index, remitterPan })),
      ),
    )
    for (const { status } of answers) expect([200, 409]).toContain(status)
    for (const one of both) {
      const placed = await ordersOf(one)
      // What each declared is rupees from 0 to 13, taxed at 2 %: the other account's open orders are in none.
      for (const { sentBefore, sentInAll, tcs } of placed) {
        expect(sentInAll).toBe(sentBefore)
        expect(tcs).toBe(22_904_80 + sentBefore / 50)
      }
    }
    for (const { status, body } of answers) if (status === 200) await click(String(body), 'pay')
    // Of each account the order that counts can be paid, at most.
    for (const one of both) expect(await fundsOfAll([one])).toBeLessThanOrEqual(2_400_000)
  })

  test('of twelve accounts of one PAN that open at once and pay, as many get their dollars as fit the year', async () => {
    const remitterPan = newPan()
    const all = await Promise.all(Array.from({ length: 12 }, newStudent))
    const answers = await Promise.all(
      all.map(one => answerOf(order(one, { amount: 24_000, fundedBy: 'loan', remitterPan }))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    await Promise.all(answers.map(({ body }) => click(String(body), 'pay')))
    // Ten of $24,000 are $240,000: the money of the other two waits for its owners.
    expect(await fundsOfAll(all)).toBe(10 * 2_400_000)
    const late = (await Promise.all(all.map(read))).flatMap(view => view.late)
    expect(late).toMatchObject([
      { dollars: 2_400_000, today: null },
      { dollars: 2_400_000, today: null },
    ])
    expect(await answerOf(order(await newStudent(), { amount: 24_000, fundedBy: 'loan', remitterPan }))).toMatchObject(
      limitIsReached,
    )
  })

  test('$240,000 that were paid for are $240,000 when a dollar is dearer: $10,000 are left, and not a cent more', async () => {
    await order(await newStudent())
    await rateIs(800_000)
    const one = await newStudent()
    for (let index = 0; index < 10; index += 1)
      await click(await order(one, { amount: 24_000, fundedBy: 'loan' }), 'pay')
    expect(await fundsOfAll([one])).toBe(10 * 2_400_000)
    await rateIs(885_000)
    expect((await read(one)).remitters).toMatchObject([{ dollarsHere: 240_000_00 }])
    expect(await answerOf(order(one, { amount: '10,000.01', fundedBy: 'loan' }))).toMatchObject(limitIsReached)
    await order(one, { amount: 10_000, fundedBy: 'loan' })
    // ₹8,93,850 declared as sent elsewhere are another $10,000 at ₹89.385 a dollar.
    const declared = { fundedBy: 'loan', sentBefore: '8,93,850' }
    expect(await answerOf(order(one, { amount: 1, ...declared }))).toMatchObject(limitIsReached)
  })

  test('an order that nobody has paid leaves all of the limit to another account of the PAN', async () => {
    const remitterPan = newPan()
    const [one, other] = [await newStudent(), await newStudent()]
    const most = { amount: 25_000, fundedBy: 'loan', remitterPan, sentBefore: '1,90,00,000' }
    await order(one, most)
    const url = await order(other, most)
    await click(url, 'pay')
    expect(await answerOf(order(one, { ...most, amount: 24_999 }))).toMatchObject(limitIsReached)
  })

  test('what another account paid on the PAN is in no tax, and the page says from what it is worked out', async () => {
    const remitterPan = newPan()
    const [one, other] = [await newStudent(), await newStudent()]
    await click(await order(one, { amount: 12_000, remitterPan }), 'pay')
    await order(other, { amount: 1_000, remitterPan })
    expect((await ordersOf(other))[0]).toMatchObject({ sentInAll: 0, tcs: 0 })
    expect((await read(other)).remitters).toEqual([])
    const [paid] = await ordersOf(one)
    expect((await read(one)).remitters).toMatchObject([{ pan: remitterPan, paidHere: paid?.converted }])
  })

  test('without a PAN nothing is sold, however little', async () => {
    const one = await newStudent()
    await expect(order(one, { amount: 5, remitterPan: '' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { remitterPan: expect.stringContaining('PAN') } },
    })
    // The specification's call names none: the account's last one stands for it.
    await order(one, { amount: 5 })
    await order(one, { amount: 6, remitterPan: '' })
    const [first, second] = await ordersOf(one)
    expect(second?.panMark).toBe(first?.panMark)
  })

  test('the press is answered with the price that was shown, or with the new one to confirm; the page before stays open', async () => {
    const one = await newStudent()
    const first = await order(one)
    await rateIs(885_000)
    // $500 at ₹89.385 are ₹44,692.50; GST is 18 % of 1 %, ₹446.925: ₹80.4465. In all ₹44,772.95.
    const refused = await answerOf(order(one, { amount: 500, shown: 44_772_94 }))
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'price-changed', fields: { amount: 'This costs ₹44,772.95 now.' } },
    })
    expect((await linkAt(first))?.status).toBe('created')
    const second = await order(one, { amount: 500, shown: 44_772_95 })
    expect((await linkAt(second))?.amount).toBe(44_772_95)
    // A page of the same order at another price is not handed out for it.
    await rateIs(890_000)
    // $500 at ₹89.89 are ₹44,945; GST ₹80.901: ₹45,025.90.
    const third = await order(one, { amount: 500, shown: 45_025_90 })
    expect((await linkAt(third))?.amount).toBe(45_025_90)
    expect((await linkAt(second))?.status).toBe('cancelled')
    for (const shown of [-1, 1.5, '44772', null, 1e99])
      await expect(order(one, { shown })).rejects.toMatchObject({ status: 422 })
  })

  test('a payment on which more tax is due than was shown waits for its owner', async () => {
    const remitterPan = newPan()
    const one = await newStudent()
    await order(one, { amount: 9_000, remitterPan })
    const [open] = await paymentsOf(one)
    // Another of the account's own is paid meanwhile: written by somebody who went around the service.
    const [first] = await ordersOf(one)
    const { id: _, ...copied } = first ?? expect.fail('no order')
    const [smuggled] = await app.services.db
      .insert(cardOrders)
      .values({ ...copied, convertedFrom: first?.id ?? null })
      .returning()
    const [payment] = await paymentsOf(one)
    const { id: __, ...paid } = payment ?? expect.fail('no payment')
    const now = app.clock.now()
    await app.services.db
      .insert(payments)
      .values({ ...paid, reference: smuggled?.id ?? '', providerId: null, url: null, paidAt: now })
    await notifyPaid(open ?? expect.fail('no payment'))
    expect(await fundsOf(app.services.db, one.owner)).toBe(0)
    // Today's figures collect the tax that is due: the two are above ten lakh together.
    expect((await read(one)).late).toMatchObject([{ dollars: 900_000, conversion: { tcs: 0 } }])
    expect(ensure(ensure((await read(one)).late[0]).today).conversion.tcs).toBeGreaterThan(0)
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
    const [smuggled] = await app.services.db
      .insert(cardOrders)
      .values({ ...copied, owner: other.owner, dollars: 250_000_00 })
      .returning()
    const now = app.clock.now()
    await app.services.db.insert(payments).values({
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
    await notifyPaid(waiting ?? expect.fail('no payment'))
    expect(await fundsOf(app.services.db, one.owner)).toBe(0)
    expect((await read(one)).late).toMatchObject([{ dollars: 2_500_000, today: null }])
  })
})

describe('one open order', () => {
  test('of twenty opened at once by one person at most one can be paid', async () => {
    const one = await newStudent()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answerOf(order(one, { amount: 100 + index }))),
    )
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const all = await app.services.db.select().from(sandboxPaymentLinks).where(eq(sandboxPaymentLinks.email, one.email))
    expect(all.filter(({ status }) => status === 'created').length).toBeLessThanOrEqual(1)
    for (const { id } of all) await click(`${app.url}/sandbox/rupees/${id}`, 'pay')
    expect(await fundsOf(app.services.db, one.owner)).toBeLessThanOrEqual(12_000)
    await order(one)
  })

  test('replaces the one before it only once Razorpay has closed that one’s page', async () => {
    const one = await newStudent()
    const first = await order(one)
    const { rupees } = app.services.ports
    app.services.ports.rupees = { ...rupees, cancel: () => Promise.reject(new Error('silent')) }
    await expect(order(one, { amount: 600 })).rejects.toMatchObject({ status: 500 })
    app.services.ports.rupees = rupees
    expect(await ordersOf(one)).toHaveLength(1)
    await click(first, 'pay')
    expect(await fundsOf(app.services.db, one.owner)).toBe(50_000)
  })
})

describe('a rate that is held for an hour', () => {
  /** A dollar is dearer by a tenth. */
  const raiseRates = async () => {
    const [rate] = await app.services.db.select().from(exchangeRates).orderBy(exchangeRates.id).limit(1)
    const { id: _, ...known } = rate ?? expect.fail('no rate')
    await app.services.db
      .insert(exchangeRates)
      .values({ ...known, midRate: Math.round(known.midRate * 1.1), askedAt: app.clock.now() })
  }
  const paidLate = async (changes: object = {}) => {
    const one = await newStudent()
    await order(one, { remitterPan: newPan(), ...changes })
    app.clock.pass({ minutes: 61 })
    const [payment] = await paymentsOf(one)
    await notifyPaid(payment ?? expect.fail('no payment'))
    return { one, payment: payment ?? expect.fail('no payment') }
  }

  test('ends at Razorpay too: weeks later nobody can pay on its page', async () => {
    const one = await newStudent()
    const url = await order(one)
    expect((await linkAt(url))?.expiresAt).toEqual((await ordersOf(one))[0]?.heldUntil)
    app.clock.pass({ hours: 24 * 21 })
    await click(url, 'pay')
    expect((await linkAt(url))?.status).toBe('expired')
    expect(await fundsOf(app.services.db, one.owner)).toBe(0)
  })

  test('a webhook after that hour buys nothing and makes no card, until its owner says so', async () => {
    const { one, payment } = await paidLate()
    expect(await fundsOf(app.services.db, one.owner)).toBe(0)
    expect(await read(one)).toMatchObject({
      card: null,
      paidAt: null,
      late: [{ payment: payment.id, dollars: 50_000, today: { dollars: expect.any(Number) } }],
    })
    const body = await one.who.api.journey.read({})
    const steps = ensure(body.stages.find(({ route }) => route === 'forex')).steps
    expect(steps).toMatchObject([{ id: 'GetCard', status: 'incomplete' }])
  })

  test('converted with consent, it is at the rate of that day, to the paisa, and once', async () => {
    const { one, payment } = await paidLate()
    await raiseRates()
    const today = ensure(ensure((await read(one)).late[0]).today)
    expect(today.dollars).toBeLessThan(50_000)
    const convert = (dollars: number) => one.who.api.latePayments.convert({ payment: payment.id, dollars })
    await expect(convert(50_000)).rejects.toMatchObject({ status: 409, body: { code: 'late-figures-changed' } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(convert(today.dollars))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await fundsOf(app.services.db, one.owner)).toBe(today.dollars)
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
    expect((await paymentsOf(one))[0]).toMatchObject({ refundDueAt: app.clock.now() })
    expect(await fundsOf(app.services.db, one.owner)).toBe(0)
  })

  test('unanswered for a week it goes back by itself', async () => {
    const { one } = await paidLate()
    app.clock.pass({ hours: 24 * 6 })
    await sendBackUndecided(app.services)
    expect((await paymentsOf(one))[0]?.refundDueAt).toBeNull()
    app.clock.pass({ hours: 25 })
    await sendBackUndecided(app.services)
    expect((await paymentsOf(one))[0]?.refundDueAt).not.toBeNull()
    expect((await read(one)).late).toEqual([])
  })

  test('a page that its owner replaced, paid all the same, does not count at its rate', async () => {
    const one = await newStudent()
    await order(one)
    const [first] = await paymentsOf(one)
    await order(one, { amount: 700 })
    await notifyPaid(first ?? expect.fail('no payment'))
    expect(await fundsOf(app.services.db, one.owner)).toBe(0)
    expect((await read(one)).late).toMatchObject([{ dollars: 50_000 }])
  })
})
