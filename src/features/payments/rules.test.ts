import { expect, test } from 'vitest'
import { checkCardFunding, readFunding } from './rules.ts'

const required = 'An amount in USD is required.'
const tooLarge = 'Please choose an amount of at most $25,000.00.'

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
])('%j dollars onto the card: %s', (amount, said) => {
  expect(checkCardFunding({ name: 'Meera', email: 'meera@example.com', amount })).toEqual(
    said === undefined ? {} : { amount: said },
  )
})

test('what was typed is counted in cents', () => {
  expect(readFunding(99.5)).toEqual({ currency: 'USD', minor: 9950 })
  expect(readFunding(0.1)).toEqual({ currency: 'USD', minor: 10 })
})

test('a name and an address are needed too', () => {
  expect(checkCardFunding({ name: ' ', email: 'meera@', amount: 1 })).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter a valid email address.',
  })
})
