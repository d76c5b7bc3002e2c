import { expect, test } from 'vitest'
import { totalsOf } from '#src/features/payments/calendar/rules.ts'
import { costOfOffer, type Terms, type Wishes } from '../rules.ts'
import { paymentDays } from './rules.ts'

const terms: Terms = {
  bank: 'Sample bank',
  rate: 1050,
  moratoriumMonths: 30,
  instalments: 120,
  amount: 300_000_000,
  fee: 100,
}

test.each<[string, Terms, Wishes | undefined, string[]]>([
  ['nothing while studying', terms, undefined, ['payout', 'month 31']],
  ['interest while studying', terms, { moratoriumMonths: 30, inStudy: 'interest' }, ['payout', 'months 1', 'month 31']],
  ['a shorter moratorium', terms, { moratoriumMonths: 12, inStudy: 'nothing' }, ['payout', 'month 13']],
  ['without a fee', { ...terms, fee: 0 }, undefined, ['month 31']],
])('%s: each payment in its order, and all of it is the total of the cost', (_, given, wishes, expected) => {
  const days = paymentDays(given, wishes)
  expect(days).toHaveLength(expected.length)
  for (const [index, word] of expected.entries()) expect(days[index]?.when).toContain(word)
  const { all, today } = totalsOf(days, 'INR')
  expect([today.minor, all.minor]).toEqual([0, costOfOffer(given, wishes).total])
})
