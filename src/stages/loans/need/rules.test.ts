import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars, rupees } from '#src/values/money.ts'
import { checkNeed, lakhsToAsk, monthsBetween, needOf, noNeed, withI20, yearsIn, type NeedTyped } from './rules.ts'

const rate = 885_000
const typed = (change: Partial<NeedTyped>): NeedTyped => ({ ...noNeed, costYear: '40,000', months: '24', ...change })
const whole = (amount: number) => rupees(amount * 100)

test.each([
  [1, [1]],
  [9, [1]],
  [12, [1]],
  [16, [1, 0.5]],
  [18, [1, 0.5]],
  [21, [1, 1]],
  [24, [1, 1]],
  [30, [1, 1, 0.5]],
  [60, [1, 1, 1, 1, 1]],
])('%i months are the years %j', (months, years) => {
  expect(yearsIn(months)).toEqual(years)
})

test.each([
  ['2027-08-16', '2029-05-15', 21],
  ['2027-08-16', '2028-12-20', 16],
  ['2027-08-16', '2029-08-14', 24],
  ['2029-05-15', '2027-08-16', undefined],
  ['2027-08-16', '', undefined],
  ['2027-08-16', '2040-01-01', undefined],
])('from %s to %s it is %j months', (start, end, months) => {
  expect(monthsBetween(start, end)).toBe(months)
})

describe('the loan by year', () => {
  const loans = (change: Partial<NeedTyped>, at = rate) =>
    needOf(typed(change), at)?.years.map(({ loan }) => loan.minor / 100)

  test.each<[string, Partial<NeedTyped>, readonly number[]]>([
    ['nothing but a loan', {}, [35_40_000, 35_40_000]],
    ['own money comes first', { ownFunds: '10,00,000' }, [25_40_000, 35_40_000]],
    ['own money reaches into the second year', { ownFunds: '40,00,000' }, [0, 30_80_000]],
    ['a scholarship counts each year', { scholarship: '10000' }, [26_55_000, 26_55_000]],
    ['a half year has half of both', { months: '18', scholarship: '10000' }, [26_55_000, 13_27_500]],
    ['a later year may cost less', { costLater: '20000' }, [35_40_000, 17_70_000]],
    ['a dearer dollar', { margin: '10' }, [38_94_000, 38_94_000]],
    ['a scholarship larger than the costs', { scholarship: '50000' }, [0, 0]],
    ['more own money than all costs', { ownFunds: '1,00,00,000' }, [0, 0]],
  ])('%s', (_, change, expected) => {
    expect(loans(change)).toEqual(expected)
  })

  test.each<[string, Partial<NeedTyped>]>([
    ['no cost', { costYear: '' }],
    ['a cost of nothing', { costYear: '0' }],
    ['no length', { months: '' }],
    ['a length in words', { months: 'two years' }],
    ['own money in words', { ownFunds: 'some' }],
  ])('%s: nothing is worked out', (_, change) => {
    expect(needOf(typed(change), rate)).toBeUndefined()
  })

  test('both currencies are kept, with the rate that was counted', () => {
    expect(needOf(typed({ margin: '5', scholarship: '5000' }), rate)).toMatchObject({
      cost: dollars(80_000_00),
      countedRate: 929_250,
      years: [{ cost: dollars(40_000_00), scholarship: dollars(5_000_00), left: whole(32_52_375) }, {}],
    })
  })

  test('each total is the sum of its rows, nobody pays twice, and nothing is below zero', () => {
    const any = fc.record({
      costYear: fc.integer({ min: 1, max: 1_000_000 }).map(String),
      costLater: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(String), { nil: '' }),
      months: fc.integer({ min: 1, max: 72 }).map(String),
      ownFunds: fc.integer({ min: 0, max: 10_00_00_000 }).map(String),
      scholarship: fc.integer({ min: 0, max: 1_000_000 }).map(String),
      margin: fc.constantFrom('', '0', '5', '10'),
    })
    fc.assert(
      fc.property(any, fc.integer({ min: 100_000, max: 2_000_000 }), (given, at) => {
        const need = needOf(given, at)
        if (need === undefined) throw new Error('The need of a right form is worked out.')
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
        expect(sum(need.years.map(({ loan }) => loan.minor))).toBe(need.loan.minor)
        expect(sum(need.years.map(({ cost }) => cost.minor))).toBe(need.cost.minor)
        expect(sum(need.years.map(({ own }) => own.minor))).toBeLessThanOrEqual(Number(given.ownFunds) * 100)
        for (const { left, own, loan } of need.years) {
          expect(own.minor + loan.minor).toBe(left.minor)
          expect(Math.min(own.minor, loan.minor)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('more own money never means a larger loan, a dearer dollar never a smaller one', () => {
    const amount = fc.integer({ min: 0, max: 1_00_00_000 })
    fc.assert(
      fc.property(amount, amount, (own, more) => {
        const loan = (change: Partial<NeedTyped>) => needOf(typed(change), rate)?.loan.minor ?? NaN
        expect(loan({ ownFunds: String(own + more) })).toBeLessThanOrEqual(loan({ ownFunds: String(own) }))
        expect(loan({ ownFunds: String(own), margin: '5' })).toBeGreaterThanOrEqual(loan({ ownFunds: String(own) }))
      }),
    )
  })
})

test.each([
  [0, undefined],
  [1, '1'],
  [1_00_000, '1'],
  [41_10_000, '41.25'],
  [41_25_000, '41.25'],
  [41_25_001, '41.5'],
  [2_00_00_000, '200'],
])('₹%i is asked for as %j lakh', (amount, lakhs) => {
  expect(lakhsToAsk(whole(amount))).toBe(lakhs)
})

test('the I-20 fills in what was not typed, and nothing else', () => {
  const i20 = { costYear1: '3534600', programmeStart: '2027-08-16', programmeEnd: '2029-05-15' }
  expect(withI20(noNeed, i20)).toMatchObject({ costYear: '35346', months: '21' })
  expect(withI20({ ...noNeed, costYear: '100', months: '12' }, i20)).toMatchObject({ costYear: '100', months: '12' })
  expect(withI20(noNeed, {})).toEqual(noNeed)
  expect(withI20(noNeed, { costYear1: 'x', programmeStart: 'never' })).toEqual(noNeed)
})

test('what is empty is right; what is no amount says so beside its field', () => {
  expect(checkNeed(noNeed)).toEqual({})
  const wrong = {
    costYear: '-1',
    costLater: '1.234',
    months: '0',
    ownFunds: '99999999999',
    scholarship: 'x',
    margin: '7',
  }
  expect(Object.keys(checkNeed(wrong))).toEqual(Object.keys(noNeed))
})
