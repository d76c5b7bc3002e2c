import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOf, disbursalsOf, type Loan } from './rules.ts'

const rupees = (whole: number) => Math.round(whole * 100)
const loan = (change: Partial<Loan>): Loan => ({
  disbursals: [{ month: 0, amount: rupees(40_00_000) }],
  rate: 9.5,
  moratoriumMonths: 30,
  instalments: 120,
  inStudy: 'nothing',
  feePercent: 0,
  ...change,
})

/** The vectors of the facts of the field, 7.2. */
test.each([
  [{}, 9_50_000, 64_051.79, 76_86_215, 9.151],
  [{ inStudy: 'interest' }, 9_50_000, 51_759.02, 71_61_083, 9.5],
  [{ rate: 11, feePercent: 1 }, 11_00_000, 70_252.51, 84_77_501, 10.713],
  [{ rate: 11, moratoriumMonths: 36, feePercent: 1 }, 13_20_000, 73_283.01, 88_41_161, 10.557],
  [{ rate: 11, inStudy: rupees(5_000), feePercent: 1 }, 11_00_000, 68_186.26, 83_79_551, 10.771],
  [{ rate: 12.5, feePercent: 4 }, 12_50_000, 76_847.49, 94_10_499, 12.646],
] satisfies [Partial<Loan>, number, number, number, number][])('%j', (change, interest, emi, total, apr) => {
  const cost = costOf(loan(change))
  expect(cost).toMatchObject({ studyInterest: rupees(interest), emi: rupees(emi), apr })
  expect(Math.round(cost.total / 100)).toBe(total)
})

test('paid out by the term, less interest runs up than at once', () => {
  const terms = [0, 6, 12, 18].map(month => ({ month, amount: rupees(10_00_000) }))
  const cost = costOf(loan({ disbursals: terms }))
  expect(cost.studyInterest).toBe(rupees(10_00_000 * (0.095 / 12) * (30 + 24 + 18 + 12)))
  expect(cost.total).toBeLessThan(costOf(loan({})).total)
  expect(cost.apr).toBeLessThan(9.5)
})

test('without interest it costs nothing more, and what is paid before is not owed later', () => {
  expect(costOf(loan({ rate: 0 }))).toMatchObject({ extra: 0, apr: 0, emi: Math.round(rupees(40_00_000) / 120) })
  expect(costOf(loan({ inStudy: rupees(2_00_000) })).emi).toBe(0)
})

test('a sum that pays all of it off while studying ends there: nothing more is paid, and the rate stays the loan’s own', () => {
  const cost = costOf(loan({ inStudy: rupees(5_00_000) }))
  expect(cost.emi).toBe(0)
  expect(cost.apr).toBeCloseTo(9.5, 2)
  expect(cost.total).toBeLessThan(rupees(42_00_000))
  expect(cost.total).toBe(cost.paidInStudy)
  // All of it in the first month.
  expect(costOf(loan({ inStudy: rupees(1_00_00_000) }))).toMatchObject({
    total: rupees(40_00_000 * (1 + 0.095 / 12)),
    apr: 9.5,
  })
})

describe('for any loan', () => {
  const any = fc.record({
    amount: fc.integer({ min: rupees(1_00_000), max: rupees(2_00_00_000) }),
    rate: fc.integer({ min: 600, max: 1600 }).map(rate => rate / 100),
    moratoriumMonths: fc.integer({ min: 0, max: 48 }),
    instalments: fc.integer({ min: 12, max: 180 }),
    feePercent: fc.integer({ min: 0, max: 400 }).map(fee => fee / 100),
  })
  const of = (
    { amount, ...rest }: { amount: number } & Omit<Loan, 'disbursals' | 'inStudy'>,
    change: Partial<Loan> = {},
  ) => costOf({ ...rest, disbursals: [{ month: 0, amount }], inStudy: 'nothing', ...change })

  test('the parts add up to all that is paid', () => {
    fc.assert(
      fc.property(any, given => {
        const { emi, paidInStudy, fee, total, extra } = of(given)
        expect(Math.abs(emi * given.instalments + paidInStudy + fee - total)).toBeLessThanOrEqual(given.instalments + 2)
        expect(total - extra).toBeCloseTo(given.amount, -1)
      }),
    )
  })

  test('a higher rate, a longer moratorium, a higher fee never cost less', () => {
    fc.assert(
      fc.property(any, given => {
        const { total } = of(given)
        expect(of({ ...given, rate: given.rate + 0.5 }).total).toBeGreaterThan(total)
        expect(of({ ...given, moratoriumMonths: given.moratoriumMonths + 6 }).total).toBeGreaterThanOrEqual(total)
        expect(of({ ...given, feePercent: given.feePercent + 0.5 }).total).toBeGreaterThan(total)
      }),
    )
  })

  test('paying the interest while studying never costs more, and makes the rate the whole cost', () => {
    fc.assert(
      fc.property(any, given => {
        const paying = of(given, { inStudy: 'interest', feePercent: 0 })
        expect(paying.total).toBeLessThanOrEqual(of(given, { feePercent: 0 }).total)
        expect(paying.apr).toBeCloseTo(given.rate, 2)
      }),
    )
  })
})

test('parts come to the whole, whatever their shares', () => {
  const parts = fc.array(
    fc.record({ month: fc.integer({ min: 0, max: 40 }), weight: fc.integer({ min: 1, max: 9_000_00 }) }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: rupees(2_00_00_000) }), parts, (amount, shares) => {
      const given = disbursalsOf(amount, shares)
      expect(given.reduce((sum, each) => sum + each.amount, 0)).toBe(amount)
      expect(given.length).toBe(Math.max(1, shares.length))
      expect(given.every(each => each.amount >= 0)).toBe(true)
    }),
  )
})
