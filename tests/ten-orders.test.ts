// What each of ten orders costs, from the quote to the next order, beside figures that were worked out by hand.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensure, type Api } from './api.ts'
import { sellingRate } from '../src/features/exchange/service.ts'
import { exchangeRates } from '../src/features/exchange/tables.ts'
import { payments } from '../src/features/payments/tables.ts'
import { rateLimits } from '../src/platform/database/tables.ts'
import { people } from '../src/platform/identity/tables.ts'
import { sandboxPaymentLinks } from '../src/platform/sandbox/tables.ts'
import { cardOrders } from '../src/stages/forex/card/tables.ts'
import { openTestApp, type TestApp } from './app.ts'
import { giveConsents } from './consents.ts'
import { wordsOfPdf } from './pdf-words.ts'
import { tenOrders } from './ten-orders.ts'
import { visitor, type Visitor } from './visitor.ts'

let app: TestApp
let made = 0
let student: Visitor
let owner: string
let email: string
let remitterPan: string

beforeAll(async () => {
  app = await openTestApp({ isReachable: true })
})
beforeEach(async () => {
  await app.services.db.delete(rateLimits)
})
afterAll(() => app.end())

/** With a PAN of their own, and nothing sent on it. */
async function newStudent(): Promise<void> {
  student = visitor(app)
  made += 1
  email = `ten-orders-${made}@example.com`
  remitterPan = `ABCPI${String(made).padStart(4, '0')}K`
  await student.api.accounts.signInAsGuest({})
  owner = ensure((await student.api.accounts.session({})).user).id
  await app.services.db
    .update(people)
    .set({ isGuest: false, email, firstName: 'Meera', lastName: 'Iyer' })
    .where(eq(people.id, owner))
  await giveConsents(student, '2001-07-09')
}

async function rateIs(midRate: number): Promise<void> {
  await sellingRate(app.services)
  const [rate] = await app.services.db.select().from(exchangeRates).orderBy(exchangeRates.id).limit(1)
  const { id: _, ...known } = rate ?? expect.fail('no rate')
  await app.services.db.insert(exchangeRates).values({ ...known, midRate, askedAt: app.clock.now() })
}

const order = (asked: { amount: string | number } & Partial<Parameters<Api['forexCard']['order']>[0]>) =>
  student.api.forexCard.order({
    name: 'Meera Iyer',
    email,
    callback_url: '/forex/get-card',
    remitterPan,
    ...asked,
  })
const pay = (url: unknown) =>
  fetch(String(url), { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' })
const orders = () => app.services.db.select().from(cardOrders).where(eq(cardOrders.owner, owner)).orderBy(cardOrders.id)
const read = async (path: string) => Object((await student.call('GET', path)).body)

async function receiptOf(payment: string): Promise<string> {
  const answer = await fetch(`${app.url}/api/payments/${payment}/receipt`, {
    headers: { cookie: student.cookie() },
  })
  const words = await wordsOfPdf(new Uint8Array(await answer.arrayBuffer()))
  const lines = words.kind === 'words' ? words.pages.flat(2) : expect.fail(words.kind)
  return lines.map(({ text }) => text).join(' ')
}

describe.each(tenOrders)('$what', ({ midRate, rateWords, typed, cents, declared, next, words, ...money }) => {
  const { converted, gst, tcs, total } = money

  test('is charged as it was shown, and stands so on the invoice, in the ledger and in the next order', async () => {
    await newStudent()
    await rateIs(midRate)

    // A paisa more or less than the form shows is no price of ours.
    for (const shown of [total - 1, total + 1])
      await expect(order({ ...typed, shown })).rejects.toMatchObject({
        status: 409,
        body: { fields: { amount: `This costs ${words[4]} now.` } },
      })
    const url = await order({ ...typed, shown: total })
    const [placed] = await orders()
    const parts = { converted, fee: 0, gst, tcs, total }
    expect(placed).toMatchObject({ dollars: cents, sentBefore: declared.paise, sentInAll: declared.paise, ...parts })

    const [link] = await app.services.db.select().from(sandboxPaymentLinks).where(eq(sandboxPaymentLinks.email, email))
    expect(link).toMatchObject({ amount: total, currency: 'INR' })
    await pay(url)
    const [payment] = await app.services.db.select().from(payments).where(eq(payments.owner, owner))
    expect(payment).toMatchObject({ amount: total, currency: 'INR', lateAt: null, paidAt: app.clock.now() })
    const receipt = await receiptOf(payment?.id ?? '')
    for (const said of [rateWords, ...words]) expect(receipt).toContain(said)

    const card = await read('/api/forex/card')
    expect(card).toMatchObject({ card_funds: cents, late: [], movements: [{ amount: cents, conversion: parts }] })
    const { rows } = await read('/api/money')
    const rowOf = (id: string) => rows.find((row: { id: string }) => row.id === id)
    expect(rowOf(`conversion.${payment?.id}`)).toMatchObject({ amount: { currency: 'INR', minor: gst }, paise: gst })
    const ofTcs = { amount: { currency: 'INR', minor: tcs }, paise: tcs, state: 'paid' }
    expect(rowOf(`tcs.${payment?.id}`)).toEqual(tcs === 0 ? undefined : expect.objectContaining(ofTcs))

    const sent = await read('/api/money/remittances')
    expect(sent.card).toMatchObject([{ paise: converted, cents, tcs, kind: typed.fundedBy }])
    expect(sent.declared).toMatchObject(declared.paise === 0 ? [] : [declared])
    expect(card.remitters).toEqual([
      { pan: remitterPan, paidHere: converted, dollarsHere: cents, sentBefore: declared.paise },
    ])
    // What was declared is not declared again: it holds for the next order.
    await order({ amount: 100, fundedBy: typed.fundedBy, shown: next.total })
    expect((await orders())[1]).toMatchObject({ sentBefore: declared.paise, fee: 0, ...next })
  })
})

// $35,000 at ₹87.495 are ₹30,62,325: 2 % of what is above ten lakh is ₹41,246.50. After ₹4,41,850 that were paid and ₹9,00,000
// that were declared all of it is above, and 2 % of it are ₹61,246.50.
test('in the ledger the TCS on the tuition begins from what was paid and declared with an order', async () => {
  await newStudent()
  await rateIs(874_950)
  await student.api.passportProfile.change({ facts: { bornOn: '2001-07-09' } })
  await student.api.passportProfile.keepPaper({ paper: 'i-20', says: { costYear1: '3500000' } })
  const tcs = async () => (await read('/api/money')).rows.find((row: { id: string }) => row.id === 'known.tcs')
  expect(await tcs()).toMatchObject({ amount: { minor: 41_246_50 } })
  await pay(await order({ amount: 5_000, sentBefore: '9,00,000', shown: 4_49_174_67 }))
  expect(await tcs()).toMatchObject({
    amount: { minor: 61_246_50 },
    back: { how: expect.stringContaining('2026-27 (PAN ending') },
  })
  expect((await tcs()).back.how).toContain('₹13,41,850.00 before it.')
})

describe('over the end of a financial year', () => {
  // $5,000 at ₹88.37 are ₹4,41,850.00; GST 18 % of (₹1,000 + 0.5 % of ₹3,41,850 = ₹1,709.25) = ₹487.665.
  const asked = { amount: 5_000, fundedBy: 'savings' as const }
  const declared = { sentBefore: '9,00,000' }

  // Half past eleven in the evening of 31st March in India, and half past midnight.
  const [march, april] = ['2027-03-31T18:00:00Z', '2027-03-31T19:00:00Z']

  test('what was paid and declared in March is in no tax and no limit of April', async () => {
    app.clock.set(march)
    await newStudent()
    await rateIs(874_950)
    await pay(await order({ ...asked, ...declared, shown: 4_49_174_67 }))
    // In March the next one is above ten lakh with all of it: 2 % of ₹4,41,850.00 are ₹8,837.00.
    await order({ ...asked, shown: 4_51_174_67 })
    app.clock.set(april)
    await order({ ...asked, shown: 4_42_337_67 })
    expect((await orders()).at(-1)).toMatchObject({ sentBefore: 0, sentInAll: 0, tcs: 0, total: 4_42_337_67 })
    expect((await read('/api/forex/card')).remitters).toEqual([])
  })

  test('an order of March that is paid in April takes its own sum into the new year, not what was declared for the old', async () => {
    app.clock.set(march)
    await newStudent()
    await rateIs(874_950)
    const url = await order({ ...asked, ...declared, shown: 4_49_174_67 })
    app.clock.set('2027-03-31T18:45:00Z')
    await pay(url)
    expect((await read('/api/forex/card')).remitters).toMatchObject([
      { paidHere: 4_41_850_00, dollarsHere: 5_000_00, sentBefore: 0 },
    ])
    expect(await read('/api/money/remittances')).toMatchObject({
      card: [{ day: '2027-04-01' }],
      declared: [{ year: '2026-04-01', paise: 9_00_000_00 }],
    })
    await order({ ...asked, shown: 4_42_337_67 })
  })
})
