// The card from the order to its number: on the real database, with Razorpay's and Stripe's sandboxes.
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ananya, demoPassword, dev, kavya, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { seedPeople } from '#tests/people.ts'
import { withForbiddenFields } from '#tests/smuggled.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { isStaff, withSecondFactor } from '#tests/second-factor.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { fundsOf } from '#src/features/card/ledger.ts'
import { cardTransfers } from '#src/features/card/tables.ts'
import { payments } from '#src/features/payments/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { ProviderUnavailable } from '#src/platform/providers/call.ts'
import { sign } from '#src/platform/rupees/payment-links.ts'
import { sandboxIssuing, sandboxPaymentLinks } from '#src/platform/sandbox/tables.ts'
import { fundCard } from './funds.ts'
import { issueCard } from './issue.ts'
import { cardOrders, cards } from './tables.ts'
import { expiryOf } from './rules.ts'

let app: TestApp
let made = 0
let student: Visitor
let remitterPan: string
let owner: string
let email: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
  await seedPeople(app.services)
})
// What moved on a card stays, so each test has a student of its own.
beforeEach(async () => {
  await app.services.db.delete(rateLimits)
  // What was sent on a PAN counts for all its accounts.
  remitterPan = `ABCPI${String((made += 1)).padStart(4, '0')}K`
  ;({ student, owner, email } = await newStudent())
})
afterAll(() => app.end())

async function newStudent() {
  const who = visitor(app)
  const address = `student-${(made += 1)}@example.com`
  await who.api.accounts.signInAsGuest({})
  const [row] = await app.services.db
    .update(people)
    .set({ isGuest: false, email: address, firstName: 'Meera', lastName: 'Iyer' })
    .where(eq(people.id, ensure((await who.api.accounts.session({})).user).id))
    .returning()
  return { student: who, owner: row?.id ?? '', email: address }
}

async function enter(person: DemoPerson): Promise<Visitor> {
  const who = visitor(app)
  await who.api.accounts.signIn({ email: person.email, password: demoPassword })
  return isStaff(person) ? withSecondFactor(app, who) : who
}

const order = (changes: object = {}, who = student) =>
  who.call(
    'POST',
    '/payment/razorpay/order',
    withForbiddenFields('forexCard.order', {
      name: 'Meera Iyer',
      amount: 520,
      email,
      callback_url: '/forex/get-card',
      remitterPan,
      ...changes,
    }),
  )
const urlOf = async (changes: object = {}) => String((await order(changes)).body)
const click = (url: string, button: 'pay' | 'decline' | 'cancel' | 'again') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' })
const read = (who = student) => who.api.forexCard.read()
const balance = () => fundsOf(app.services.db, owner)
const orders = () => app.services.db.select().from(cardOrders).where(eq(cardOrders.owner, owner)).orderBy(cardOrders.id)
const linkAt = async (url: string) => {
  const id = url.split('/').at(-1) ?? ''
  return (await app.services.db.select().from(sandboxPaymentLinks).where(eq(sandboxPaymentLinks.id, id)))[0]
}
const steps = async () => {
  const body = await student.api.journey.read({})
  const { steps: all } = ensure(body.stages.find(({ route }) => route === 'forex'))
  return all.map(({ id, status }) => [id, status])
}
const paidLastYear = () =>
  app.services.db
    .update(payments)
    .set({ paidAt: app.clock.now().subtract({ hours: 24 * 366 }) })
    .where(and(eq(payments.owner, owner), isNotNull(payments.paidAt)))
const issued = () => expect.poll(async () => (await read()).card).not.toBeNull()
const paidCard = async (amount = 520) => {
  await click(await urlOf({ amount }), 'pay')
  await issued()
}

test('begins with the name of the passport, and with the PAN of the profile where the student pays', async () => {
  const view = async () => (await student.api.forexCard.read()).person
  expect(await view()).toMatchObject({ name: 'Meera Iyer', pan: '' })
  const keep = (facts: object) => student.api.passportProfile.change({ facts })
  await keep({ bornOn: '2001-07-09', surname: 'IYER', firstName: 'MEERA LAKSHMI', pan: 'ABCPI1234K', payer: 'father' })
  expect(await view()).toMatchObject({ name: 'MEERA LAKSHMI IYER', pan: '' })
  await keep({ payer: 'self' })
  expect(await view()).toMatchObject({ pan: 'ABCPI1234K' })
})

describe('an order', () => {
  test('answers the bare address, where rupees are asked for at a rate that is kept', async () => {
    const { status, body, headers } = await order({ amount: '350.50' })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(`${app.url}/sandbox/rupees/plink_`)
    const [placed] = await orders()
    const { rate = 0, converted, fee, gst, tcs, total } = placed ?? expect.fail('no order')
    expect(placed).toMatchObject({
      dollars: 35_050,
      fundedBy: 'savings',
      rateSource: expect.any(String),
      heldUntil: app.clock.now().add({ hours: 1 }),
    })
    expect(converted).toBe(Math.round((35_050 * rate) / 10_000))
    expect(total).toBe((converted ?? 0) + (fee ?? 0) + (gst ?? 0) + (tcs ?? 0))
    expect(await linkAt(String(body))).toMatchObject({
      currency: 'INR',
      amount: total,
      name: 'Meera Iyer',
      email,
      callbackUrl: `${app.url}/forex/get-card`,
    })
  })

  test('is made for a bearer token as well; not for a guest, nor for a stranger', async () => {
    const body = await student.api.accounts.bearer({})
    const asked = { name: 'Meera', amount: 5, email, remitterPan, callback_url: '/forex' }
    const headers = { authorization: `Bearer ${body.token}` }
    expect((await visitor(app).call('POST', '/payment/razorpay/order', asked, headers)).status).toBe(200)
    const guest = visitor(app)
    await guest.api.accounts.signInAsGuest({})
    expect((await order({}, guest)).status).toBe(403)
    expect((await order({}, visitor(app))).status).toBe(401)
  })

  test('asked for in the same way is the same, however often and in parallel', async () => {
    const urls = await Promise.all(Array.from({ length: 20 }, () => urlOf()))
    expect(new Set(urls).size).toBe(1)
    expect(await orders()).toHaveLength(1)
  })

  test('sent again under its key gets the first one’s answer', async () => {
    const asked = { name: 'Meera Iyer', amount: 30, email, remitterPan, callback_url: '/forex' }
    const send = () =>
      student.call('POST', '/payment/razorpay/order', asked, { 'idempotency-key': `order-of-${owner}` })
    const [first, second] = [await send(), await send()]
    expect(first).toMatchObject({ status: 200, body: expect.stringContaining('/sandbox/rupees/') })
    expect(second).toMatchObject({ status: 200, body: first.body })
  })

  test('of another amount is another one, which closes the first, and when the hour is over the same amount too', async () => {
    const first = await urlOf()
    expect(await urlOf({ amount: 521 })).not.toBe(first)
    expect((await linkAt(first))?.status).toBe('cancelled')
    expect(await urlOf()).not.toBe(first)
    app.clock.pass({ minutes: 61 })
    expect(await urlOf()).not.toBe(first)
  })

  test.each([0, -1, 0.99, 1.005, '1.005', 'text', '', '₹500', '5 EUR', null, [], { minor: 5 }])(
    'of %j is refused',
    async amount => {
      const { status, body } = await order({ amount })
      expect(status).toBe(422)
      if (typeof amount === 'string' || typeof amount === 'number') {
        expect(body).toMatchObject({ fields: { amount: 'An amount in USD is required.' } })
      }
      expect(await orders()).toHaveLength(0)
    },
  )

  test.each([
    ['a billion', { amount: 1e9 }, 'amount', 'Please choose an amount of at most $25,000.00.'],
    [
      'more than may leave India in a year',
      { amount: 20_000, sentBefore: '2,15,00,000' },
      'amount',
      expect.stringContaining('$250,000'),
    ],
    ['another site to come back to', { callback_url: '//evil.example' }, 'callback_url', expect.any(String)],
    ['a name that no card prints', { name: 'Meera 2' }, 'name', expect.stringContaining('A to Z')],
    ['no name', { name: ' ' }, 'name', 'Please enter your name.'],
    [
      'what was sent before in no number',
      { sentBefore: 'much' },
      'sentBefore',
      'Please enter an amount in rupees, or 0.',
    ],
  ])('with %s is refused', async (_, changes, field, said) => {
    expect(await order(changes)).toMatchObject({ status: 422, body: { fields: { [field]: said } } })
  })

  test('of a loan bears no TCS; of savings it does above ten lakh, with all that was sent before', async () => {
    await order({ amount: 20_000, fundedBy: 'loan', remitterPan })
    await order({ amount: 20_000, remitterPan })
    await order({ amount: 1_000, sentBefore: '10,00,000', remitterPan })
    const [loan, savings, after] = await orders()
    expect([loan?.tcs, savings?.tcs, after?.tcs]).toEqual([
      0,
      Math.round(((savings?.converted ?? 0) - 10_00_000_00) * 0.02),
      Math.round((after?.converted ?? 0) * 0.02),
    ])
  })

  test('what this account paid counts for the TCS on the same PAN, in this financial year only; another account’s does not', async () => {
    await click(await urlOf({ amount: 12_000, remitterPan }), 'pay')
    const [first] = await orders()
    expect(Buffer.from(first?.sealedPan ?? []).toString('latin1')).not.toContain(remitterPan)
    expect(first?.panMark).not.toContain(remitterPan)
    await order({ amount: 1_000, remitterPan: remitterPan.toLowerCase().replace('i', 'i ') })
    await order({ amount: 1_000, remitterPan: 'ABCPI1234L' })
    const [, same, another] = await orders()
    expect(same).toMatchObject({ sentInAll: first?.converted, tcs: Math.round((same?.converted ?? 0) * 0.02) })
    expect(another).toMatchObject({ sentInAll: 0, tcs: 0 })
    const mine = { student, owner, email }
    ;({ student, owner, email } = await newStudent())
    await order({ amount: 1_000, remitterPan })
    expect((await orders())[0]).toMatchObject({ sentInAll: 0, tcs: 0 })
    ;({ student, owner, email } = mine)
    await paidLastYear()
    expect((await order({ amount: 999, remitterPan })).status).toBe(200)
    expect((await orders()).at(-1)).toMatchObject({ dollars: 99_900, sentInAll: 0, tcs: 0 })
  })

  test('of another loan bears TCS, and what is not for studies is not worked out as if it were', async () => {
    await order({ amount: 20_000, fundedBy: 'other-loan', remitterPan })
    expect((await orders())[0]?.tcs).toBeGreaterThan(0)
    expect(await order({ purpose: 'other' })).toMatchObject({
      status: 422,
      body: { fields: { purpose: expect.stringContaining('for your studies') } },
    })
    expect(await order({ remitterPan: 'ABCCI1234K' })).toMatchObject({
      status: 422,
      body: { fields: { remitterPan: expect.stringContaining('PAN') } },
    })
  })

  test('what was paid here counts for the next one’s TCS by itself', async () => {
    await click(await urlOf({ amount: 12_000, remitterPan }), 'pay')
    await order({ amount: 1_000, remitterPan })
    const [first, second] = await orders()
    expect(first?.tcs).toBeGreaterThan(0)
    expect(second).toMatchObject({
      sentBefore: 0,
      sentInAll: first?.converted,
      tcs: Math.round((second?.converted ?? 0) * 0.02),
    })
  })

  test('a top-up begins with what was declared on its PAN, and is charged the TCS that is due', async () => {
    // Nine lakh were declared: of $12,000 and the declared sum all above ten lakh is taxed, and of the next order all.
    await click(await urlOf({ amount: 12_000, sentBefore: '9,00,000' }), 'pay')
    expect((await read()).remitters).toMatchObject([{ pan: remitterPan, sentBefore: 9_00_000_00 }])
    await order({ amount: 10_000 })
    const [first, topUp] = await orders()
    expect(topUp).toMatchObject({
      sentBefore: 9_00_000_00,
      sentInAll: 9_00_000_00 + (first?.converted ?? 0),
      tcs: Math.round((topUp?.converted ?? 0) / 50),
    })
    // On another PAN nothing was declared, and a correction is what is typed.
    await order({ amount: 10_000, remitterPan: 'ABCPI9999L' })
    await order({ amount: 10_000, sentBefore: 0 })
    expect((await orders()).slice(2)).toMatchObject([{ sentBefore: 0, sentInAll: 0 }, { sentBefore: 0 }])
    await paidLastYear()
    expect((await order({ amount: 9_999 })).status).toBe(200)
    expect((await orders()).at(-1)).toMatchObject({ dollars: 999_900, sentBefore: 0, sentInAll: 0, tcs: 0 })
  })

  test('after one that was paid, with more declared than anybody sends, is refused in words', async () => {
    await click(await urlOf(), 'pay')
    expect(await order({ sentBefore: '90071992547409.91' })).toMatchObject({
      status: 422,
      body: { fields: { sentBefore: 'Please enter an amount in rupees, or 0.' } },
    })
    expect(await order({ sentBefore: '10000000000' })).toMatchObject({
      status: 422,
      body: { code: 'over-remittance-limit' },
    })
  })

  test('that Razorpay takes none of says why, and the next one is afresh', async () => {
    const refused = await order({ email: 'mé@example.com' })
    expect(refused).toMatchObject({ status: 422, body: { message: 'The email must be a valid email address.' } })
    expect((await order()).status).toBe(200)
  })
})

describe('a payment', () => {
  test('puts the dollars on the card at once, and the card is made, once', async () => {
    expect(await steps()).toEqual([['GetCard', 'incomplete']])
    const url = await urlOf()
    expect(await steps()).toEqual([['GetCard', 'processing']])
    await click(url, 'pay')
    expect(await balance()).toBe(52_000)
    await issued()
    expect(await steps()).toEqual([['CardDetails', 'complete']])
    const { card, asked, movements } = await read()
    expect(card).toMatchObject({ name: 'Meera Iyer', last4: expect.stringMatching(/^\d{4}$/) })
    expect(asked).toBeNull()
    expect(movements).toMatchObject([
      {
        what: 'funded',
        amount: 52_000,
        balanceAfter: 52_000,
        conversion: { rate: expect.any(Number), rateSource: expect.any(String), rateAt: expect.any(String) },
      },
    ])
  })

  test('confirmed twice, by notices and by asking, credits once and makes one card', async () => {
    const url = await urlOf()
    await click(url, 'pay')
    await Promise.all(Array.from({ length: 10 }, () => click(url, 'again')))
    await Promise.all(Array.from({ length: 5 }, () => issueCard(app.services, owner)))
    expect(await balance()).toBe(52_000)
    expect(await app.services.db.select().from(cards).where(eq(cards.owner, owner))).toHaveLength(1)
    const atIssuer = await app.services.db.select().from(sandboxIssuing)
    expect(atIssuer.filter(({ request }) => request.includes(owner)).length).toBe(2)
  })

  test('its rupees stand where they are due, to the paisa', async () => {
    await click(await urlOf({ amount: 20_000, remitterPan }), 'pay')
    const rows = await app.services.db.select().from(cardTransfers).where(eq(cardTransfers.owner, owner))
    const [placed] = await orders()
    const of = (what: string) => rows.find(row => row.what === what)?.amount ?? 0
    expect([of('exchanged'), of('gst'), of('tcs')]).toEqual([placed?.converted, placed?.gst, placed?.tcs])
    expect(of('exchanged') + of('fee') + of('gst') + of('tcs')).toBe(placed?.total)
  })

  test('counts in its hour; after it no page of the order takes one, older or newer', async () => {
    const older = await urlOf({ amount: 100 })
    const newer = await urlOf({ amount: 200 })
    app.clock.pass({ hours: 5 })
    expect(ensure((await read()).asked).state).toBe('lapsed')
    for (const url of [older, newer]) await click(url, 'pay')
    expect(await balance()).toBe(0)
    await click(await urlOf({ amount: 200 }), 'pay')
    expect(await balance()).toBe(20_000)
  })

  test('that failed or was given up can be tried again, and is paid once', async () => {
    const first = await urlOf()
    await click(first, 'decline')
    expect(await steps()).toEqual([['GetCard', 'incomplete']])
    expect((await read()).asked).toMatchObject({ state: 'failed' })
    const second = await urlOf()
    expect(second).not.toBe(first)
    await click(second, 'cancel')
    expect((await read()).asked).toMatchObject({ state: 'ended' })
    await click(await urlOf(), 'pay')
    expect(await balance()).toBe(52_000)
  })

  test('is nobody’s by coming back from the page: what the address says is not even read', async () => {
    await urlOf()
    await student.call('GET', '/forex/get-card?razorpay_payment_link_status=paid&razorpay_signature=00')
    expect(await balance()).toBe(0)
  })

  const notice = (reference: string, amount: number, currency = 'INR') => {
    const entity = { id: 'pay_1', amount, currency, notes: { reference } }
    return JSON.stringify({
      event: 'payment_link.paid',
      payload: { payment_link: { entity: { ...entity, id: 'plink_1' } }, payment: { entity } },
    })
  }
  const post = (body: string, secret: string) =>
    visitor(app).call('POST', '/webhooks/razorpay', body, {
      'x-razorpay-signature': sign(body, secret),
      'x-razorpay-event-id': `evt_${(made += 1)}`,
      origin: 'https://razorpay.com',
    })
  const secret = () => app.outside.sandboxes?.rupees?.webhookSecret ?? expect.fail('no sandbox')
  const latest = async () =>
    (await app.services.db.select().from(payments).where(eq(payments.owner, owner)))[0] ?? expect.fail('no payment')

  test('with a forged signature, a wrong amount or another currency puts nothing on the card', async () => {
    await urlOf()
    const { id, amount } = await latest()
    expect((await post(notice(id, amount), 'forged')).status).toBe(400)
    expect((await post(notice(id, amount - 1), secret())).status).toBe(200)
    expect((await post(notice(id, amount, 'USD'), secret())).status).toBe(200)
    expect(await balance()).toBe(0)
  })

  test('of somebody else’s order funds nobody', async () => {
    await urlOf()
    const mine = await latest()
    const other = await newStudent()
    const stolen = { ...mine, owner: other.owner, paidAt: app.clock.now() }
    await expect(app.services.change(change => fundCard(change, stolen, app.services))).rejects.toThrow('no order')
    expect(await fundsOf(app.services.db, other.owner)).toBe(0)
    expect(await read(other.student)).toMatchObject({ card: null, asked: null, movements: [] })
  })
})

describe('an issuer that is away', () => {
  test('keeps the money on the card, the step under way, and is asked again at the desk', async () => {
    const { ports } = app.services
    const { issuing } = ports
    ports.issuing = { ...issuing, issue: () => Promise.reject(new ProviderUnavailable('away')) }
    await click(await urlOf(), 'pay')
    expect(await balance()).toBe(52_000)
    expect(await steps()).toEqual([['GetCard', 'processing']])
    const admin = await enter(dev)
    const missing = async () => (await admin.api.cardMoney.read()).missing.filter(({ student: { id } }) => id === owner)
    expect(await missing()).toMatchObject([{ student: { name: 'Meera Iyer' } }])
    expect((await admin.call('POST', `/api/desk/card-money/${owner}/card`, {})).status).toBe(503)
    ports.issuing = issuing
    await admin.api.cardMoney.issue({ student: owner })
    expect(await missing()).toEqual([])
    expect(await steps()).toEqual([['CardDetails', 'complete']])
  })
})

describe('the number', () => {
  const reveal = (who = student) => who.call('POST', '/api/forex/card/number', {})

  test('comes from the issuer, a test number that adds up, and no page may keep it', async () => {
    await paidCard()
    const { status, body, headers } = await reveal()
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const { number, cvc } = Object(body)
    expect(number).toMatch(/^400000999\d{7}$/)
    expect(number.slice(-4)).toBe(ensure((await read()).card).last4)
    const luhn = [...number].toReversed().reduce((sum, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
    expect(luhn % 10).toBe(0)
    expect(cvc).toMatch(/^\d{3}$/)
    expect(expiryOf(Object(body))).toMatch(/^\d\d\/\d\d$/)
    expect((await reveal()).body).toEqual(body)
  })

  test('is shown only soon after a proof of who one is', async () => {
    await paidCard()
    app.clock.pass({ minutes: 6 })
    expect(await reveal()).toMatchObject({ status: 403, body: { code: 'prove-again' } })
  })

  test('of no card is none; nor for a stranger or a guest', async () => {
    expect((await reveal()).status).toBe(404)
    expect((await reveal(visitor(app))).status).toBe(401)
  })

  test('is nobody’s to guess at without end', async () => {
    await paidCard()
    const answers = await Promise.all(Array.from({ length: 25 }, () => reveal()))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test('stands in no row of the database, and neither do its expiry and the cvc', async () => {
    await paidCard()
    const { number, cvc } = Object((await reveal()).body)
    const { sql } = app.connections
    // The log of migrations is nothing that the server reads or writes.
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`
    expect(tables.length).toBeGreaterThan(50)
    expect(
      await sql`select exp_month, exp_year from cards where exp_month is not null or exp_year is not null`,
    ).toEqual([])
    for (const { name } of tables) {
      const found = await sql.unsafe(`select 1 from ${name} t where t::text ~ $1 limit 1`, [
        `${number}|"?cvc"?[^0-9]{1,4}${cvc}`,
      ])
      expect([name, found.length]).toEqual([name, 0])
    }
  })
})

describe('the desk', () => {
  test('sees that all accounts come to nothing, and an advisor or a student sees nothing', async () => {
    await paidCard()
    const { accounts, transfers } = await (await enter(dev)).api.cardMoney.read()
    for (const currency of ['INR', 'USD']) {
      const rows = accounts.filter(row => row.currency === currency)
      expect(rows.length).toBeGreaterThan(1)
      expect(rows.reduce((sum: number, { balance: rest }: { balance: number }) => sum + rest, 0)).toBe(0)
    }
    expect(transfers[0]).toMatchObject({ student: { id: owner, name: 'Meera Iyer' } })
    for (const person of [kavya, meera]) {
      const who = await enter(person)
      expect((await who.call('GET', '/api/desk/card-money')).status).toBe(404)
      expect((await who.call('POST', `/api/desk/card-money/${owner}/card`, {})).status).toBe(404)
    }
  })

  test('asks for no card that nobody paid for', async () => {
    const admin = await enter(dev)
    const [nobody] = await app.services.db.select().from(people).where(eq(people.email, ananya.email))
    expect((await admin.call('POST', `/api/desk/card-money/${nobody?.id ?? rohan.email}/card`, {})).status).toBe(404)
  })

  test('reads what a student has and what happened, never the number', async () => {
    await paidCard()
    const { number } = await student.api.forexCard.reveal({})
    const body = await (await enter(dev)).api.students.read({ id: owner })
    const said = JSON.stringify(body)
    expect(said).toContain(`•••• ${number.slice(-4)}`)
    expect(said).toContain('Put on the card: $520.00')
    expect(said).not.toContain(number)
  })
})
