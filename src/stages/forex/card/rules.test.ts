import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCardFunding, expiryOf, formatRate, groupedNumber, readFunding, stateOf, whyLate } from './rules.ts'

const required = 'An amount in USD is required.'
const tooLarge = 'Please choose an amount of at most $25,000.00.'
const meera = { name: 'Meera Iyer', email: 'meera@example.com' }

test.each([
  [1, undefined],
  ['1', undefined],
  ['350', undefined],
  [99.5, undefined],
  ['1,250.75', undefined],
  [25_000, undefined],
  [25_000.01, tooLarge],
  [1e9, tooLarge],
  [0, required],
  [0.99, required],
  [-1, required],
  [1.005, required],
  [1e21, required],
  ['', required],
  ['a lot', required],
  ['₹500', required],
  ['500 EUR', required],
])('%j dollars onto the card: %s', (amount, said) => {
  expect(checkCardFunding({ ...meera, amount })).toEqual(said === undefined ? {} : { amount: said })
})

test('what was typed is counted in cents', () => {
  expect(readFunding(99.5)).toEqual({ currency: 'USD', minor: 9950 })
  expect(readFunding(0.1)).toEqual({ currency: 'USD', minor: 10 })
})

test('an amount is taken exactly or not at all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 2_500_000 }), cents => {
      expect(readFunding((cents / 100).toFixed(2))?.minor).toBe(cents)
      expect(readFunding(`${(cents / 100).toFixed(2)}5`)).toBeUndefined()
    }),
  )
})

test.each([
  ['Meera Iyer', undefined],
  ["D'Souza-Rao S.", undefined],
  ['', 'Please enter your name.'],
  [' ', 'Please enter your name.'],
  ['மீரா', 'Please use the letters A to Z, as in your passport: the card prints no others.'],
  ['Meera 2', 'Please use the letters A to Z, as in your passport: the card prints no others.'],
  ['Venkata Satyanarayana Reddy', 'A card has room for 24 letters. Please shorten the name as it should stand there.'],
])('%j on the card: %s', (name, said) => {
  expect(checkCardFunding({ ...meera, name, amount: 1 })).toEqual(said === undefined ? {} : { name: said })
})

test('a name and an address are needed too, and what was sent before is rupees', () => {
  expect(checkCardFunding({ name: ' ', email: 'meera@', amount: 1, sentBefore: '-5' })).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter a valid email address.',
    sentBefore: 'Please enter an amount in rupees, or 0.',
  })
  expect(checkCardFunding({ ...meera, amount: 1, sentBefore: ' ' })).toEqual({})
  expect(checkCardFunding({ ...meera, amount: 1, sentBefore: '9,00,000' })).toEqual({})
})

const until = '2026-06-15T07:00:00.000Z'
const before = '2026-06-15T06:59:59.999Z'

test.each([
  [null, null, before, 'waiting'],
  [null, null, until, 'lapsed'],
  [before, null, before, 'failed'],
  [null, before, before, 'ended'],
])('failed %s, over %s, at %s: %s', (failedAt, expiredAt, now, state) => {
  expect(stateOf({ heldUntil: until, failedAt, expiredAt }, now)).toBe(state)
})

test('as it is written', () => {
  expect(groupedNumber('4000009990123456')).toBe('4000 0099 9012 3456')
  expect(expiryOf({ expMonth: 6, expYear: 2030 })).toBe('06/30')
  expect([885_000, 893_850, 885_025].map(formatRate)).toEqual([
    '₹88.50 a dollar',
    '₹89.385 a dollar',
    '₹88.5025 a dollar',
  ])
})

// A payment arrives: only in its hour, for the order that counts and within the limits it is at the order's rate.
test.each([
  [{}, undefined],
  [{ paidAt: '2026-06-15T07:00:00Z' }, 'rate-over'],
  [{ paidAt: '2026-06-15T06:59:59Z' }, undefined],
  [{ isLatest: false }, 'replaced'],
  [{ sent: 101 }, 'over-limit'],
  [{ tcsDue: 6 }, 'more-tax'],
  [{ tcsDue: 4 }, undefined],
] as const)('a payment with %j is late because: %s', (changes, why) => {
  const paid = {
    paidAt: '2026-06-15T06:30:00Z',
    heldUntil: '2026-06-15T07:00:00Z',
    isLatest: true,
    sent: 100,
    most: 100,
    tcs: 5,
    tcsDue: 5,
  }
  expect(whyLate({ ...paid, ...changes })).toBe(why)
})
