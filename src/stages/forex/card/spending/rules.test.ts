import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { declineOf, checkLimits, mayPay } from './rules.ts'

test.each([
  [true, {}],
  [true, { amount: 700 }],
  [false, { amount: 701 }],
  [false, { isFrozen: true }],
  [false, { currency: 'EUR' }],
  [false, { funds: 0, held: 0, amount: 1 }],
])('may pay is %s with %j', (may, changes) => {
  expect(mayPay({ amount: 1, currency: 'USD', funds: 1_000, held: 300, isFrozen: false, ...changes })).toBe(may)
})

test('what is approved is never beyond what is on the card', () => {
  const cents = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(cents, fc.array(cents), (funds, asked) => {
      let held = 0
      for (const amount of asked) if (mayPay({ amount, currency: 'USD', funds, held, isFrozen: false })) held += amount
      expect(held).toBeLessThanOrEqual(funds)
    }),
  )
})

test.each([
  ['card_inactive', 'frozen'],
  ['spending_controls', 'limit'],
  ['webhook_declined', 'funds'],
  ['anything new', 'other'],
  ['constructor', 'other'],
  [null, 'other'],
] as const)('declined for %s is said as %s', (reason, why) => expect(declineOf(reason)).toBe(why))

test.each([
  ['200', '1000', []],
  [200, 200, []],
  ['', '', []],
  ['200', '', []],
  ['', '200', []],
  ['0.99', '10', ['daily']],
  ['300', '200', ['monthly']],
  ['25,000.01', '25,000.01', ['daily', 'monthly']],
  ['-5', 'many', ['daily', 'monthly']],
  ['1e9', Number.NaN, ['daily', 'monthly']],
])('limits of %s and %s have %j wrong', (daily, monthly, wrong) => {
  expect(Object.keys(checkLimits({ daily, monthly }))).toEqual(wrong)
})
