import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { dollars, rupees } from '#src/values/money.ts'
import {
  affordable,
  costOf,
  financialYearOf,
  gstOnConversion,
  leftOf,
  receivedFor,
  tcsOn,
  withDeclared,
  type Funding,
} from './rules.ts'
import { rupeesFor } from '../rupees/rules.ts'

const whole = (amount: number) => rupees(amount * 100)

// Facts of the field, 7.2.
test.each([
  [10_000, 45],
  [1_00_000, 180],
  [1_95_000, 265.5],
  [10_00_000, 990],
  [13_00_000, 1_044],
  [20_00_000, 1_170],
  [9_00_00_000, 10_800],
  [0, 0],
])('the GST on changing ₹%i is ₹%d', (amount, gst) => {
  expect(gstOnConversion(whole(amount))).toEqual(whole(gst))
})

test.each<[number, Funding, number, number]>([
  [12_00_000, 'savings', 0, 4_000],
  [3_00_000, 'savings', 9_00_000, 4_000],
  [12_00_000, 'loan', 0, 0],
  // Lent by somebody who is no specified institution.
  [12_00_000, 'other-loan', 0, 4_000],
  [10_00_000, 'savings', 0, 0],
  [1_00_000, 'savings', 15_00_000, 2_000],
])('₹%i from %s after ₹%i in the year: TCS ₹%i', (amount, fundedBy, before, tcs) => {
  expect(tcsOn(whole(amount), { fundedBy, sentBefore: whole(before) })).toEqual(whole(tcs))
})

// ₹8,93,850 at ₹89.385 a dollar are $10,000; ₹1 is a cent and a bit.
test.each([
  [0, 0, 0, 10_00_000, 250_000_00],
  [8_93_850, 0, 0, 1_06_150, 240_000_00],
  [8_93_850, 1_00_000, 1_000_00, 6_150, 239_000_00],
  [1, 0, 0, 9_99_999, 249_999_99],
  [2_23_46_250, 0, 0, 0, 0],
  [2_23_46_250, 1_00_000, 1_000_00, 0, 0],
])(
  '₹%i declared beside ₹%i and %i cents paid leave ₹%i free of TCS and %i cents of the limit',
  (declared, paid, cents, free, limit) => {
    const known = withDeclared({ sent: whole(paid), received: dollars(cents) }, whole(declared), 893_850)
    expect(leftOf(known)).toEqual({ free: whole(free), limit: dollars(limit) })
  },
)

test('the parts add up, to the paisa', () => {
  const asked = {
    amount: dollars(500_00),
    rate: 885_000,
    fee: whole(200),
    fundedBy: 'savings',
    sentBefore: rupees(0),
  } as const
  expect(costOf(asked)).toEqual({
    converted: whole(44_250),
    fee: whole(200),
    gst: rupees(79_65 + 36_00),
    tcs: rupees(0),
    total: rupees(44_250_00 + 200_00 + 79_65 + 36_00),
  })
})

const paise = integer({ min: 0, max: 50_00_00_000_00 })

test('more is never taxed less, and never below nothing', () => {
  assert(
    property(paise, paise, paise, (one, more, before) => {
      const gst = (amount: number) => gstOnConversion(rupees(amount)).minor
      const tcs = (amount: number) => tcsOn(rupees(amount), { fundedBy: 'savings', sentBefore: rupees(before) }).minor
      return gst(one) >= 0 && gst(one + more) >= gst(one) && tcs(one) >= 0 && tcs(one + more) >= tcs(one)
    }),
  )
})

test('sent in two parts, the tax is the same as at once, but for the rounding', () => {
  assert(
    property(paise, paise, (one, other) => {
      const tcs = (amount: number, before: number) =>
        tcsOn(rupees(amount), { fundedBy: 'savings', sentBefore: rupees(before) }).minor
      return Math.abs(tcs(one, 0) + tcs(other, one) - tcs(one + other, 0)) <= 1
    }),
  )
})

test('what arrives is what was left after the fee, never a cent more', () => {
  expect(receivedFor(whole(1_00_000), 885_000, rupees(0))).toEqual(dollars(1_129_94))
  expect(receivedFor(whole(1_00_000), 885_000, whole(500))).toEqual(dollars(1_124_29))
  expect(receivedFor(whole(100), 885_000, whole(500))).toEqual(dollars(0))
})

test.each([
  ['2026-03-31', '2025-04-01'],
  ['2026-04-01', '2026-04-01'],
  ['2026-11-21', '2026-04-01'],
])('%s lies in the year from %s', (day, start) => {
  expect(financialYearOf(Temporal.PlainDate.from(day)).toString()).toBe(start)
})

test('a sum in rupees buys as many dollars as it pays for with all that comes on top, and not a cent more', () => {
  assert(
    property(
      integer({ min: 1, max: 30_00_000_00 }),
      integer({ min: 70_0000, max: 120_0000 }),
      integer({ min: 0, max: 20_00_000_00 }),
      (total, rate, before) => {
        const asked = { rate, fee: rupees(0), fundedBy: 'savings' as const, sentBefore: rupees(before) }
        const bought = affordable(rupees(total), asked)
        const next = costOf({ ...asked, amount: dollars((bought?.amount.minor ?? 0) + 1) })
        expect(next.total.minor).toBeGreaterThan(total)
        if (bought !== undefined)
          expect(costOf({ ...asked, amount: bought.amount }).total.minor).toBeLessThanOrEqual(total)
      },
    ),
  )
})

test('dollars are worth whole rupees, rounded to the nearest', () => {
  expect([535, 185, 0].map(amount => rupeesFor(dollars(amount * 100), 885_000))).toEqual([
    whole(47_348),
    whole(16_373),
    whole(0),
  ])
})
