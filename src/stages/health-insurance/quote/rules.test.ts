import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageOn,
  namesInviter,
  noPrice,
  outOfPocketFor,
  premiumOf,
  quote,
  type Band,
  type QuotedPlan,
  type QuoteRequest,
} from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const band = (minAge: number, maxAge: number, price: number): Band => ({
  minAge,
  maxAge,
  retailPrice: price,
  retailPriceHC: price + 30_000,
  insuranceCompanyPrice: price - 10_000,
  insuranceCompanyPriceHC: price + 20_000,
})
const bands = [band(17, 24, 120_000), band(25, 30, 180_000)]
const plan: QuotedPlan = { partner: 'GBG', isACA: false, bands, deposit: 10_000 }
const aca: QuotedPlan = { ...plan, isACA: true }
const asked: QuoteRequest = {
  dob: day('2003-04-17'),
  start: day('2026-08-15'),
  months: 12,
  cycle: 'Custom',
  stateCode: 'TX',
  isInGroup: false,
  isReferred: false,
}

describe('the premium', () => {
  test.each<[string, QuotedPlan, Partial<QuoteRequest>, number]>([
    ['a year at the age of 23', plan, {}, 120_000],
    ['25 on the very day', plan, { dob: day('2001-08-15') }, 180_000],
    ['25 a day later', plan, { dob: day('2001-08-16') }, 120_000],
    ['born on 29th February: 25 on 1st March', plan, { dob: day('2000-02-29'), start: day('2025-03-01') }, 180_000],
    ['where care costs more', plan, { stateCode: 'NY' }, 150_000],
    ['there, of another partner', { ...plan, partner: 'WellAway' }, { stateCode: 'NY' }, 120_000],
    ['six months by days: 184 of 365', plan, { months: 6 }, 60_493],
    ['six months of an ACA plan', aca, { months: 6 }, 60_000],
    ['five months of an ACA plan', aca, { months: 5 }, 50_000],
    ['three months of an odd price, half a cent up', { ...aca, bands: [band(17, 30, 100_006)] }, { months: 3 }, 25_002],
    ['a year with a leap day', plan, { start: day('2027-08-15') }, 120_000],
    ['yearly, whatever months are named', plan, { cycle: 'Yearly', months: 3 }, 120_000],
    ['too old for every band', plan, { dob: day('1970-01-01') }, noPrice],
    ['too young for every band', plan, { dob: day('2015-01-01') }, noPrice],
    ['a plan without bands', { ...plan, bands: [] }, {}, noPrice],
  ])('%s', (_, chosen, change, price) => {
    expect(premiumOf(chosen, { ...asked, ...change })).toBe(price)
  })

  test('without a price there is no quote', () => {
    expect(quote({ ...plan, bands: [] }, asked)).toBeUndefined()
  })
})

describe('what is to be paid', () => {
  test.each<[string, Partial<QuoteRequest>, object]>([
    ['nothing off', {}, { premium: 120_000, deposit: 10_000, groupDiscount: 0, referralDiscount: 0, invoice: 110_000 }],
    ['in a group', { isInGroup: true }, { groupDiscount: 1_500, invoice: 108_500 }],
    ['referred by one of ours', { isReferred: true }, { referralDiscount: 3_000, invoice: 107_000 }],
    ['referred by somebody else', { isReferred: false }, { referralDiscount: 0 }],
    ['both', { isInGroup: true, isReferred: true }, { invoice: 105_500 }],
    [
      'in monthly bills, the cents left over on the first',
      { cycle: 'Monthly', months: 7 },
      { invoice: 59_699, bills: [8_529, 8_529, 8_529, 8_528, 8_528, 8_528, 8_528] },
    ],
  ])('%s', (_, change, expected) => {
    expect(quote(plan, { ...asked, ...change })).toMatchObject(expected)
  })

  test('the last day is the one before the same day months later', () => {
    expect(quote(plan, asked)?.end.toString()).toBe('2027-08-14')
    expect(quote(plan, { ...asked, start: day('2026-08-31'), months: 6 })?.end.toString()).toBe('2027-02-27')
  })
})

describe('whatever is asked', () => {
  const anyDay = (from: string, days: number) =>
    fc.integer({ min: 0, max: days }).map(count => day(from).add({ days: count }))
  const anyRequest = fc.record({
    dob: anyDay('1996-09-01', 3_000),
    start: anyDay('2026-01-01', 1_500),
    months: fc.integer({ min: 1, max: 12 }),
    cycle: fc.constantFrom('Monthly', 'Yearly', 'Custom'),
    stateCode: fc.constantFrom('TX', 'NY', 'FL'),
    isInGroup: fc.boolean(),
    isReferred: fc.boolean(),
  })
  const anyPlan = fc.record({
    partner: fc.constantFrom('GBG', 'WellAway', 'MedPrime'),
    isACA: fc.boolean(),
    bands: fc.integer({ min: 1, max: 900_000 }).map(price => [band(0, 99, price)]),
    deposit: fc.integer({ min: 0, max: 50_000 }),
  })

  test('every amount is whole and never below nothing, and the parts add up', () => {
    fc.assert(
      fc.property(anyPlan, anyRequest, (chosen, request) => {
        const made = quote(chosen, request)
        if (made === undefined) return false
        const { premium, deposit, groupDiscount, referralDiscount, invoice, bills } = made
        const amounts = [premium, deposit, groupDiscount, referralDiscount, invoice, ...bills]
        return (
          amounts.every(amount => Number.isSafeInteger(amount) && amount >= 0) &&
          deposit + groupDiscount + referralDiscount + invoice === premium &&
          bills.reduce((sum, bill) => sum + bill, 0) === invoice
        )
      }),
      { numRuns: 500 },
    )
  })

  test('a month more never costs less, nor more than the year', () => {
    fc.assert(
      fc.property(anyPlan, anyRequest, fc.integer({ min: 1, max: 11 }), (chosen, asking, months) => {
        const request = { ...asking, cycle: 'Custom' as const }
        const [less, more, whole] = [months, months + 1, 12].map(count =>
          premiumOf(chosen, { ...request, months: count }),
        )
        return less !== undefined && more !== undefined && whole !== undefined && less <= more && more <= whole
      }),
      { numRuns: 500 },
    )
  })

  test('no two monthly bills differ by more than a cent', () => {
    fc.assert(
      fc.property(anyPlan, anyRequest, (chosen, request) => {
        const bills = quote(chosen, { ...request, cycle: 'Monthly' })?.bills ?? []
        return Math.max(...bills) - Math.min(...bills) <= 1
      }),
    )
  })
})

test.each([
  ['2003-04-17', '2026-04-16', 22],
  ['2003-04-17', '2026-04-17', 23],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
])('born on %s one is on %s %i', (dob, on, age) => expect(ageOn(day(dob), day(on))).toBe(age))

test('a referrer of ours is known by the keyword, however it is written', () => {
  expect(
    ['ASHA30', 'asha30 of Pune', 'Safar', 'Instagram', 'Ash a30', ''].map(typed => namesInviter(typed, 'Asha30')),
  ).toEqual([true, true, false, false, false, false])
})

test('the out-of-pocket maximum of the one university replaces the plan’s', () => {
  expect(outOfPocketFor(700_000, 'northeastern-university', 'undergraduate')).toBe(550_000)
  expect(outOfPocketFor(700_000, 'northeastern-university', 'graduate')).toBe(300_000)
  expect(outOfPocketFor(700_000, 'boston-university', 'graduate')).toBe(700_000)
})
