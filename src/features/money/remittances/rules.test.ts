import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { financialYearOf } from '#src/features/exchange/cost/rules.ts'
import { dollars, rupees } from '#src/values/money.ts'
import {
  checkRemittance,
  declaredBeyond,
  inYear,
  lastDayOf,
  nextSum,
  placeInYear,
  remittanceKinds,
  totalsOf,
  yearWords,
  type Remittance,
  type RemittanceKind,
  type RemittanceTyped,
} from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const whole = (amount: number) => rupees(amount * 100)
const row = (on: string, amount: number, kind: RemittanceKind = 'savings', tcs = 0): Remittance => ({
  day: day(on),
  sent: whole(amount),
  received: dollars(Math.round(amount / 90) * 100),
  kind,
  tcs: whole(tcs),
})
const of2026 = (rows: readonly Remittance[]) => totalsOf(inYear(rows, day('2026-04-01')))

test.each([
  ['2026-03-31', '2025-26', '2026-03-31', 365, 365, 0],
  ['2026-04-01', '2026-27', '2027-03-31', 1, 365, 364],
  ['2027-03-30', '2026-27', '2027-03-31', 364, 365, 1],
  ['2028-03-31', '2027-28', '2028-03-31', 366, 366, 0],
  ['2099-12-01', '2099-00', '2100-03-31', 245, 365, 120],
])('%s is in the year %s, which ends on %s', (on, words, last, nth, of, left) => {
  const start = financialYearOf(day(on))
  expect([yearWords(start), lastDayOf(start).toString()]).toEqual([words, last])
  expect(placeInYear(day(on))).toEqual({ day: nth, of, left })
})

describe('the totals of a year', () => {
  test.each<[string, readonly Remittance[], number, number, number]>([
    // What was sent, the TCS by the rule, and what is left without it.
    ['nothing', [], 0, 0, 10_00_000],
    ['twelve lakh of own funds', [row('2026-05-01', 12_00_000)], 12_00_000, 4_000, 0],
    ['nine lakh and then three', [row('2026-05-01', 9_00_000), row('2026-09-01', 3_00_000)], 12_00_000, 4_000, 0],
    ['a loan of a bank', [row('2026-05-01', 12_00_000, 'loan')], 12_00_000, 0, 0],
    ['a loan of somebody else', [row('2026-05-01', 12_00_000, 'other-loan')], 12_00_000, 4_000, 0],
    ['other purposes count and are not computed', [row('2026-05-01', 9_00_000, 'other')], 9_00_000, 0, 1_00_000],
    [
      'own funds after other purposes',
      [row('2026-05-01', 9_00_000, 'other'), row('2026-06-01', 2_00_000)],
      11_00_000,
      2_000,
      0,
    ],
    ['another year', [row('2026-03-31', 12_00_000), row('2027-04-01', 1)], 0, 0, 10_00_000],
  ])('%s', (_, rows, sent, tcs, free) => {
    expect(of2026(rows)).toMatchObject({ sent: whole(sent), tcsByRule: whole(tcs), freeLeft: whole(free) })
  })

  test('what is left of the $250,000 is never below nothing', () => {
    expect(of2026([row('2026-05-01', 90_00_000)]).limitLeft).toEqual(dollars(150_000_00))
    expect(of2026([row('2026-05-01', 9_00_00_000)]).limitLeft).toEqual(dollars(0))
  })
})

describe('what was declared with an order', () => {
  const declared = [{ paise: 9_00_000_00, cents: 10_000_00 }]
  const totals = (entered: readonly Remittance[]) => totalsOf(entered, declaredBeyond(declared, entered))

  test('counts in both limits, with its dollars', () => {
    expect(totals([])).toMatchObject({
      sent: whole(9_00_000),
      received: dollars(10_000_00),
      freeLeft: whole(1_00_000),
      limitLeft: dollars(240_000_00),
    })
  })

  test('and is on the list once: of ₹9,00,000 and $10,000, with ₹3,60,000 and $4,000 entered, six tenths are beyond it', () => {
    const entered = [row('2026-05-01', 3_60_000)]
    expect(declaredBeyond(declared, entered)).toEqual({ sent: whole(5_40_000), received: dollars(6_000_00) })
    expect(totals(entered)).toMatchObject({ sent: whole(9_00_000), received: dollars(10_000_00) })
    expect(totals([row('2026-05-01', 10_80_000)])).toMatchObject({
      sent: whole(10_80_000),
      received: dollars(12_000_00),
    })
  })
})

const rows = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 1094 }).map(days => day('2025-04-01').add({ days })),
    // Whole rupees: two percent of them are whole paise, so that nothing is rounded.
    sent: fc.integer({ min: 1, max: 2_00_00_000 }).map(whole),
    received: fc.integer({ min: 1, max: 25_000_000 }).map(dollars),
    kind: fc.constantFrom(...remittanceKinds),
    tcs: fc.integer({ min: 0, max: 10_00_000 }).map(whole),
  }),
  { maxLength: 30 },
)
const years = ['2025-04-01', '2026-04-01', '2027-04-01'].map(day)

test('each total is the sum of its rows, and each row is in one year', () => {
  fc.assert(
    fc.property(rows, all => {
      const totals = years.map(start => totalsOf(inYear(all, start)))
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
      expect(sum(totals.map(({ sent }) => sent.minor))).toBe(sum(all.map(({ sent }) => sent.minor)))
      expect(sum(totals.map(({ received }) => received.minor))).toBe(sum(all.map(({ received }) => received.minor)))
      expect(sum(totals.map(({ tcsTaken }) => tcsTaken.minor))).toBe(sum(all.map(({ tcs }) => tcs.minor)))
      for (const { tcsByRule, freeLeft, limitLeft } of totals)
        expect(Math.min(tcsByRule.minor, freeLeft.minor, limitLeft.minor)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a day moved across 31 March moves the sum into the next year, and only there', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 50_00_000 }), (all, amount) => {
      const sentIn = (on: string) => years.map(start => totalsOf(inYear([...all, row(on, amount)], start)).sent.minor)
      const [before, after] = [sentIn('2027-03-31'), sentIn('2027-04-01')]
      expect(after.map((sent, index) => sent - (before[index] ?? 0))).toEqual([0, -amount * 100, amount * 100])
    }),
  )
})

test('split into two payments of one year, a sum of whole rupees is taxed the same', () => {
  const amount = fc.integer({ min: 1, max: 50_00_000 })
  fc.assert(
    fc.property(rows, amount, amount, fc.constantFrom(...remittanceKinds), (all, one, other, kind) => {
      const tcs = (added: readonly Remittance[]) => of2026([...all, ...added]).tcsByRule
      expect(tcs([row('2026-08-01', one, kind), row('2026-08-01', other, kind)])).toEqual(
        tcs([row('2026-08-01', one + other, kind)]),
      )
    }),
  )
})

describe('the next sum', () => {
  const sent = (amount: number) => [row('2026-05-01', amount)]

  test.each<[string, number, RemittanceKind, number, number, number]>([
    // What was sent before, the TCS now, and in April.
    ['three lakh after nine', 3_00_000, 'savings', 9_00_000, 4_000, 0],
    ['twelve lakh after nothing', 12_00_000, 'savings', 0, 4_000, 4_000],
    ['twelve lakh after ten', 12_00_000, 'savings', 10_00_000, 24_000, 4_000],
    ['a loan of a bank', 12_00_000, 'loan', 10_00_000, 0, 0],
    ['a loan of somebody else', 1_00_000, 'other-loan', 15_00_000, 2_000, 0],
  ])('%s', (_, amount, kind, before, now, later) => {
    const next = nextSum({ sent: whole(amount), kind }, sent(before), day('2027-03-20'))
    expect(next.tcs).toEqual(whole(now))
    expect(next.afterMarch).toEqual({ from: day('2027-04-01'), tcs: whole(later), less: whole(now - later) })
  })

  test('GST is that of the conversion, whatever it is for', () => {
    expect(nextSum({ sent: whole(1_95_000), kind: 'other' }, [], day('2027-03-20'))).toEqual({
      gst: rupees(265_50),
      tcs: undefined,
      afterMarch: undefined,
    })
  })

  test('waiting for April never costs more TCS, and no TCS is below nothing', () => {
    fc.assert(
      fc.property(
        rows,
        fc.integer({ min: 1, max: 50_00_000 }),
        fc.constantFrom(...remittanceKinds),
        (all, amount, kind) => {
          const next = nextSum({ sent: whole(amount), kind }, all, day('2027-03-20'))
          expect(next.tcs?.minor ?? 0).toBeGreaterThanOrEqual(0)
          expect(next.afterMarch?.less.minor ?? 0).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('what was typed', () => {
  const right: RemittanceTyped = {
    holder: 'father',
    name: '',
    day: '2026-08-16',
    rupees: '9,00,000',
    dollars: '10,000.50',
    kind: 'savings',
    through: '',
    tcs: '',
  }
  const today = day('2026-11-24')

  test('is right', () => {
    expect(checkRemittance(right, today)).toEqual({})
    expect(checkRemittance({ ...right, day: today.toString(), tcs: '0', through: 'HDFC Bank' }, today)).toEqual({})
  })

  test.each([' ', 'x'.repeat(41), 'Fa\u202Ether'])('somebody else called %j says so', name => {
    expect(Object.keys(checkRemittance({ ...right, holder: 'other', name }, today))).toEqual(['name'])
  })

  test.each<[keyof RemittanceTyped, string]>([
    ['holder', ''],
    ['holder', 'Father'],
    ['day', ''],
    ['day', '16/08/2026'],
    ['day', '2026-02-30'],
    ['day', '2026-11-25'],
    ['day', '2012-01-01'],
    ['rupees', ''],
    ['rupees', '0'],
    ['rupees', '-5'],
    ['rupees', '11,00,00,000'],
    ['dollars', '0'],
    ['dollars', '1.234'],
    ['kind', ''],
    ['kind', 'gift'],
    ['through', 'x'.repeat(41)],
    ['tcs', 'none'],
    ['tcs', '10,00,000'],
  ])('a %s of %j says so', (field, typed) => {
    expect(Object.keys(checkRemittance({ ...right, [field]: typed }, today))).toEqual([field])
  })
})
