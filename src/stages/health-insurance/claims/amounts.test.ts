import { expect, test } from 'vitest'
import { amountProblem } from '../catalogue/desk/rules.ts'
import { amountNegative, amountTooLarge } from '../copy.ts'
import { checkDecision } from './desk/rules.ts'
import { checkClaim } from './rules.ts'

const blank = {
  policy: '',
  careDay: '',
  care: '',
  provider: '',
  story: '',
  currency: 'USD',
  isPaid: '',
  payout: '',
  files: [],
}
const claimed = (amount: string) => checkClaim({ ...blank, amount }, { today: '2026-11-21', policies: [] }).amount
const decided = (amount: string) => checkDecision({ outcome: 'paid', amount, words: '' }).amount

test.each([
  ['below zero', '-5', amountNegative],
  ['below zero in dollars', '$-5.00', amountNegative],
  ['below zero with a real minus sign', '− 240', amountNegative],
  ['beyond all bills', '99,999,999.00', amountTooLarge],
  ['as it should be', '240.50', undefined],
])('an amount %s is answered in words in the claim, at the desk and in the plans', (_, typed, said) => {
  expect([claimed(typed), decided(typed), amountProblem(typed)]).toEqual([said, said, said])
})
