// The ledger of students on the real database: what they typed, what the stages know, and nobody else's.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ananya, meera, rohan } from '#seed/people.ts'
import { answerOf, type Api } from '#tests/api.ts'
import { wordsOfPdf } from '#tests/pdf-words.ts'
import { openPayment } from '#tests/planted.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { planDays } from '../plan/tables.ts'
import { takeNotice } from '../payments/notices.ts'
import { payments } from '../payments/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import type { LedgerView } from './contract.ts'
import * as copy from './copy.ts'
import { blankEntry } from './entry/rules.ts'
import { moneyEntries, moneyLeftOut } from './tables.ts'

let app: TeamApp
let asRohan: Visitor
let asMeera: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[asRohan, asMeera] = [await app.enter(rohan), await app.enter(meera)]
})
beforeEach(async () => {
  await app.clear(moneyEntries, moneyLeftOut)
  await app.services.db.delete(rateLimits)
})
afterAll(() => app.end())

const ledgerOf = (who: Visitor): Promise<LedgerView> => who.api.money.read()
const tuition = {
  ...blankEntry,
  kind: 'tuition',
  what: 'Tuition, first term',
  payee: 'UNT',
  currency: 'USD',
  amount: '9,000',
} satisfies Parameters<Api['money']['add']>[0]
const add = (who: Visitor, more: object = {}) => who.api.money.add({ ...tuition, ...more })
const change = (who: Visitor, id: string, version: number, more: object = {}) =>
  who.api.money.change({ id, ...tuition, ...more, version })
const rowOf = async (who: Visitor, id: string) => (await ledgerOf(who)).rows.find(row => row.id === id)

describe('the student’s own row', () => {
  test('is there with its day and its sums, sealed, and nobody else’s', async () => {
    const id = (await add(asRohan, { on: '2027-08-15' })).id
    expect(await rowOf(asRohan, `entry.${id}`)).toMatchObject({
      what: 'Tuition, first term',
      amount: { currency: 'USD', minor: 9_000_00 },
      on: '2027-08-15',
      state: 'likely',
      origin: 'own',
    })
    expect(await rowOf(asMeera, `entry.${id}`)).toBeUndefined()
    const [row] = await app.services.db.select().from(moneyEntries)
    expect(Buffer.from(row?.sealed ?? []).toString()).not.toMatch(/Tuition|UNT/)
    await expect(change(asMeera, id, 1)).rejects.toMatchObject({ status: 404 })
    expect((await asMeera.call('DELETE', `/api/money/entries/${id}`, {})).status).toBe(404)
  })

  test('paid, it keeps the rupees that left, and those of the day where nobody types them', async () => {
    const id = (await add(asRohan, { isPaid: true, on: '2026-06-01', paidRupees: '7,96,500.50' })).id
    expect(await rowOf(asRohan, `entry.${id}`)).toMatchObject({
      state: 'paid',
      paidPaise: 7_96_500_50,
      paise: 7_96_500_50,
    })
    const other = (await add(asRohan, { isPaid: true, on: '2026-06-01' })).id
    const before = await rowOf(asRohan, `entry.${other}`)
    await app.services.sql`update exchange_rates set mid_rate = mid_rate + 50000`
    expect(await rowOf(asRohan, `entry.${other}`)).toEqual(before)
    expect((await ledgerOf(asRohan)).rate.midRate).toBeGreaterThan(0)
    // Changed in words alone, its rupees stay.
    await change(asRohan, other, 1, { isPaid: true, on: '2026-06-01', what: 'First term' })
    expect(await rowOf(asRohan, `entry.${other}`)).toMatchObject({ paise: before?.paise, what: 'First term' })
  })

  test('can’t vanish once it is paid; unpaid, it is removed', async () => {
    const id = (await add(asRohan, { isPaid: true, on: '2026-06-01' })).id
    const remove = () => asRohan.api.money.remove({ id })
    await expect(remove()).rejects.toMatchObject({ status: 409, body: { message: copy.paidStays } })
    expect(await rowOf(asRohan, `entry.${id}`)).toMatchObject({ state: 'paid' })
    await change(asRohan, id, 1)
    await remove()
    await expect(remove()).rejects.toMatchObject({ status: 404 })
  })

  test('changed on two devices at once, one counts and the other reads why', async () => {
    const id = (await add(asRohan)).id
    const answers = await Promise.all(
      [100, 200, 300].map(sum => answerOf(change(asRohan, id, 1, { amount: String(sum) }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test.each([
    ['kind', { kind: 'optFee' }],
    ['kind', { kind: 'card' }],
    ['what', { what: '  ' }],
    ['what', { what: 'x'.repeat(500) }],
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '1e9' }],
    ['amount', { amount: '99999999999999999' }],
    ['on', { on: '2027-02-30' }],
    ['on', { on: '1999-01-01' }],
    ['on', { isPaid: true }],
    ['on', { isPaid: true, on: '2027-01-01' }],
    ['on', { kind: 'own' }],
    ['paidRupees', { isPaid: true, on: '2026-06-01', paidRupees: 'many' }],
    ['backUntil', { backUntil: 'soon' }],
    ['receipt', { receipt: 'b7a6f0de-0000-7000-8000-000000000000' }],
  ])('%s is refused: %o', async (field, more) => {
    const answer = await answerOf(add(asRohan, more))
    expect(answer.status).toBe(422)
    expect(answer.body).toHaveProperty(['fields', field])
  })

  test('there is room for 400, and no more at once either', async () => {
    const owner = app.idOf(rohan)
    const sealed = await app.services.vault.seal(owner, JSON.stringify({ what: 'x', payee: '', backHow: '' }))
    await app.services.db.insert(moneyEntries).values(
      Array.from({ length: 398 }, () => ({
        owner,
        kind: 'other' as const,
        sealed,
        currency: 'INR' as const,
        amount: 100,
        isPaid: false,
        changedAt: app.clock.now(),
      })),
    )
    const answers = await Promise.all([1, 2, 3, 4].map(() => answerOf(add(asRohan))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  })
})

describe('what is known without typing', () => {
  test('the visa’s fees with their source, the integrity fee outside all sums, and no amount that nobody stands for', async () => {
    const { rows } = await ledgerOf(await app.enter(ananya))
    const of = (id: string) => rows.find(row => row.id === id)
    expect(of('known.sevisFee')).toMatchObject({ state: 'due', cents: 350_00, source: { name: expect.any(String) } })
    expect(of('known.mrvFee')).toMatchObject({ state: 'due', cents: 185_00 })
    expect(of('known.integrityFee')).toMatchObject({ state: 'may-come', cents: 250_00 })
    expect(of('known.flight')).toMatchObject({ state: 'unknown', amount: null })
    for (const { origin, amount, source } of rows)
      if (origin === 'known' && amount !== null) expect(source).not.toBeNull()
  })

  test('moving a date of the plan moves the month', async () => {
    const put = (day: string) => asRohan.api.plan.give({ thing: 'tuitionDue', day, readFrom: 'typed' })
    await app.clear(planDays)
    await asRohan.api.passportProfile.change({ facts: { bornOn: '2001-07-09' } })
    await asRohan.api.passportProfile.keepPaper({ paper: 'i-20', says: { costYear1: '3500000' } })
    await put('2027-08-20')
    expect(await rowOf(asRohan, 'known.firstYear')).toMatchObject({
      on: '2027-08-20',
      cents: 35_000_00,
      state: 'likely',
    })
    await put('2027-09-02')
    expect(await rowOf(asRohan, 'known.firstYear')).toMatchObject({ on: '2027-09-02' })
    // What is typed of it stands for itself, and the rest for what is left of the sum.
    await add(asRohan)
    expect(await rowOf(asRohan, 'known.firstYear')).toMatchObject({ cents: 26_000_00, isPaid: false })
  })

  test('one that doesn’t apply is gone from all sums, and comes back', async () => {
    const put = (isLeftOut: boolean) => asRohan.api.money.leaveOut({ cost: 'known.test', isLeftOut })
    await put(true)
    await put(true)
    expect(await ledgerOf(asRohan)).toMatchObject({ leftOut: [{ id: 'known.test' }] })
    expect(await rowOf(asRohan, 'known.test')).toBeUndefined()
    await put(false)
    expect(await rowOf(asRohan, 'known.test')).toBeDefined()
    expect((await asRohan.call('PUT', '/api/money/left-out', { cost: 'payment.1', isLeftOut: true })).status).toBe(422)
  })

  test('what was paid through Safar is there by itself, once it is paid', async () => {
    const owner = app.idOf(rohan)
    const id = await openPayment(app, owner)
    expect(await rowOf(asRohan, `payment.${id}`)).toBeUndefined()
    await app.services.db.update(payments).set({ providerId: 'cs_ledger' }).where(eq(payments.id, id))
    const paid = { eventId: 'evt_ledger', reference: id, providerPaymentId: 'pi_ledger', outcome: 'paid' } as const
    const receipt = async () => ({ from: '', about: [], isSample: true })
    const paidFor = { name: 'attorney-call', announces: [], onPaid: async () => {}, receipt }
    await takeNotice(app.services, [paidFor], 'stripe', {
      ...paid,
      amount: { currency: 'USD', minor: 5000 },
    })
    const row = await rowOf(asRohan, `payment.${id}`)
    expect(row).toMatchObject({ state: 'paid', kind: 'attorney', what: 'A call', paidPaise: expect.any(Number) })
    await app.services.sql`update exchange_rates set mid_rate = mid_rate + 50000`
    expect(await rowOf(asRohan, `payment.${id}`)).toEqual(row)
    expect(await rowOf(asMeera, `payment.${id}`)).toBeUndefined()
    expect((await asRohan.call('DELETE', `/api/money/entries/${id}`, {})).status).toBe(404)
  })
})

describe('tuition by term', () => {
  const put = (who: Visitor, more: object = {}) =>
    who.api.money.addTerms({ amount: '9,000', term1: '2026-08-20', term2: '2027-01-12', ...more })

  beforeEach(() => app.clear(planDays))

  test('each term is a row with its own day, and a part of the loan is asked for by working days before it', async () => {
    expect(await put(asRohan)).toMatchObject({ added: 2 })
    const { rows, terms, tuitionDue } = await ledgerOf(asRohan)
    const shown = terms.map(({ id, askBy }) => {
      const { what, on, amount } = Object(rows.find(row => row.id === id))
      return [what, on, amount.minor, askBy]
    })
    expect(shown).toEqual([
      ['Tuition, term 1', '2026-08-20', 900_000, '2026-07-23'],
      ['Tuition, term 2', '2027-01-12', 900_000, '2026-12-11'],
    ])
    // A plan without a day takes that of the first; one that has a day keeps it.
    expect(tuitionDue).toBe('2026-08-20')
    await put(asRohan, { term1: '2027-08-20', term2: '' })
    expect(await ledgerOf(asRohan)).toMatchObject({ tuitionDue: '2026-08-20' })
    expect((await ledgerOf(asRohan)).rows.map(({ what }) => what)).toContain('Tuition, term 3')
    expect((await ledgerOf(asMeera)).terms).toEqual([])
  })

  test('is refused in words, and nothing of it is kept', async () => {
    await expect(put(asRohan, { term2: '2026-08-19' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { term2: expect.any(String) } },
    })
    await expect(put(asRohan, { amount: 'much', term1: '' })).rejects.toMatchObject({
      status: 422,
      body: { fields: { amount: expect.any(String), term1: expect.any(String) } },
    })
    expect(await ledgerOf(asRohan)).toMatchObject({ terms: [], entries: [] })
  })

  test('is what an accepted loan is paid out for, until it is paid', async () => {
    await put(asMeera)
    const terms = async () => (await asMeera.api.loanOffers.read()).terms
    expect(await terms()).toEqual([
      { on: '2026-08-20', cents: 900_000 },
      { on: '2027-01-12', cents: 900_000 },
    ])
    const first = (await ledgerOf(asMeera)).entries.find(({ on }) => on === '2026-08-20')
    const paid = { isPaid: true, on: '2026-06-10', amount: '9,000' }
    await change(asMeera, first?.id ?? '', 1, paid)
    expect(await terms()).toEqual([{ on: '2027-01-12', cents: 900_000 }])
  })
})

describe('the files', () => {
  const wordsIn = async (answer: Response): Promise<string> => {
    const words = await wordsOfPdf(new Uint8Array(await answer.arrayBuffer()))
    const lines = words.kind === 'words' ? words.pages.flat(2) : expect.fail(words.kind)
    return lines.map(({ text }) => text).join(' ')
  }
  const fetched = (who: Visitor, name: string) =>
    fetch(`${app.url}/api/money/${name}`, { headers: { cookie: who.cookie() } })

  test('the spreadsheet has each row, and no cell becomes a formula', async () => {
    await add(asRohan, { what: '=HYPERLINK("x")', on: '2027-08-15' })
    const answer = await fetched(asRohan, 'ledger.csv')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain(`"2027-08-15","'=HYPERLINK(""x"")","UNT","Tuition","Likely","USD","9000.00"`)
    expect(text.split('\r\n').length).toBeGreaterThan((await ledgerOf(asRohan)).rows.length)
  })

  test('the spreadsheet begins with the mark by which Excel knows ₹, and has each amount to the paisa', async () => {
    await add(asRohan, { what: 'Fee in ₹', currency: 'INR', amount: '12,34,567.05', isPaid: true, on: '2026-06-01' })
    const bytes = new Uint8Array(await (await fetched(asRohan, 'ledger.csv')).arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
    expect(new TextDecoder().decode(bytes)).toContain(
      '"2026-06-01","Fee in ₹","UNT","Tuition","Paid","INR","1234567.05","1234567.05","',
    )
  })

  test('the paper has each row in words', async () => {
    await add(asRohan, { what: 'पहला सत्र, first term' })
    const answer = await fetched(asRohan, 'ledger.pdf')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const words = await wordsIn(answer)
    expect(words).toContain('First year:')
    expect(words).toContain('$9,000.00')
  })

  test('the paper has ₹ before each amount, and totals to the paisa', async () => {
    /** In paise, as the paper says the total of the first year. */
    const total = async () => {
      const words = await wordsIn(await fetched(asRohan, 'ledger.pdf'))
      const [, said = ''] = /First year: ₹([\d,]+\.\d\d) \(\$[\d,]+\.\d\d\)/.exec(words) ?? expect.fail(words)
      return { words, paise: Number(said.replaceAll(/\D/g, '')) }
    }
    const before = await total()
    for (const amount of ['12,34,567.05', '0.06'])
      await add(asRohan, { kind: 'other', currency: 'INR', amount, isPaid: true, on: '2026-06-01' })
    const after = await total()
    for (const said of ['₹12,34,567.05', '₹0.06']) expect(after.words).toContain(said)
    expect(after.paise - before.paise).toBe(12_34_567_11)
  })

  test('are nobody’s who isn’t signed in', async () => {
    expect((await fetched(visitor(app), 'ledger.csv')).status).toBe(401)
  })
})
