import { expect, test } from 'vitest'
import { checkSeat, seatWords } from './rules.ts'

test.each([
  ['advisor', null, undefined],
  ['admin', null, undefined],
  ['lender', 'State Bank of India', undefined],
  ['lender', 'HDFC Credilia', undefined],
  ['lender', null, 'Please choose the bank that this person works for.'],
  ['lender', '', 'Please choose the bank that this person works for.'],
  ['lender', 'Bank of Nowhere', 'Please choose the bank that this person works for.'],
  ['underwriter', 'Axis Bank', 'Only a lender sits at the desk for a bank.'],
] as const)('%s for %j: %j', (role, bank, problem) => expect(checkSeat({ role, bank }).bank).toBe(problem))

test('a seat is notified with its bank', () => {
  expect(seatWords({ role: 'lender', bank: 'Axis Bank' })).toBe('Lender, Axis Bank')
  expect(seatWords({ role: 'admin', bank: null })).toBe('Admin')
})
