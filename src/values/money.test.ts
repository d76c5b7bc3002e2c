import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, dollars, formatMoney, money, parseMoney, rupees, subtract, sum } from './money.ts'

describe('an amount as it is written at home', () => {
  test.each([
    [rupees(10_000_000), '₹1,00,000.00'],
    [rupees(0), '₹0.00'],
    [rupees(5), '₹0.05'],
    [rupees(99_999), '₹999.99'],
    [rupees(100_000), '₹1,000.00'],
    [rupees(1_234_567_890), '₹1,23,45,678.90'],
    [rupees(-150_000), '-₹1,500.00'],
    [dollars(10_000_000), '$100,000.00'],
    [dollars(35_000), '$350.00'],
    [dollars(123_456_789_012), '$1,234,567,890.12'],
  ])('%j is %s', (amount, written) => expect(formatMoney(amount)).toBe(written))
})

describe('what somebody typed', () => {
  test.each([
    ['1', 100],
    ['1.5', 150],
    ['1.05', 105],
    ['0.29', 29],
    ['1,00,000', 10_000_000],
    ['100,000.00', 10_000_000],
    [' ₹ 1,500.50 ', 150_050],
    ['1.005', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['1,0', undefined],
    ['1,,000', undefined],
    ['$1', undefined], // these are rupees
    ['', undefined],
    ['99999999999999999', undefined], // more than a number holds exactly
    ['10000000000', 10 ** 12],
    ['10000000000.01', undefined], // what is worked out from it may be more than that
  ])('%j is %s paise', (typed, minor) => expect(parseMoney('INR', typed)?.minor).toBe(minor))
})

test('every amount that anybody types survives being written and read', () => {
  fc.assert(
    fc.property(fc.constantFrom('INR' as const, 'USD' as const), fc.nat({ max: 10 ** 12 }), (currency, minor) => {
      const amount = money(currency, minor)
      expect(parseMoney(currency, formatMoney(amount))).toEqual(amount)
    }),
    { seed: 2026 },
  )
})

test('sums stay in one currency and in whole units', () => {
  expect(add(dollars(100), dollars(5))).toEqual(dollars(105))
  expect(subtract(dollars(100), dollars(105))).toEqual(dollars(-5))
  expect(sum('INR', [rupees(1), rupees(2), rupees(3)])).toEqual(rupees(6))
  expect(() => add(dollars(1), rupees(1))).toThrow('cannot be added')
  expect(() => dollars(1.5)).toThrow('no whole number')
})
