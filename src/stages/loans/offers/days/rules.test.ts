import { expect, test } from 'vitest'
import { totalsOf } from '#src/features/payments/calendar/rules.ts'
import { asMade, costOfOffer, type Terms, type Wishes } from '../rules.ts'
import { paymentDays, statedTerms } from './rules.ts'

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

// Worked out beside the product. Simple interest to the end of the moratorium is added to the loan; the EMI is
// owed x i x (1 + i)^n / ((1 + i)^n - 1) with i = rate / 1200; in all = EMI (unrounded) x n + fee; the fee has 18 % GST.
test.each<[string, Partial<Terms>, string[]]>([
  // 40 lakh at 9.5 %, 30 months: interest 40,00,000 x 9.5 / 1200 x 30 = 9,50,000; owed 49,50,000.
  [
    '40 lakh at 9.5 %',
    { amount: 40_00_000_00, rate: 950, fee: 0, rateKind: 'fixed' },
    [
      '₹40,00,000.00',
      '9.50 % a year, fixed',
      '150 months: 30 before you repay, then 120 instalments',
      '₹64,051.79',
      '₹0.00',
      '₹76,86,214.92',
    ],
  ],
  // At 11 %: interest 11,00,000; owed 51,00,000; fee 1 % = 40,000, with 18 % GST 47,200.
  [
    '40 lakh at 11 % and a fee of 1 %',
    { amount: 40_00_000_00, rate: 1100, fee: 100, rateKind: 'floating' },
    [
      '₹40,00,000.00',
      '11.00 % a year, floating',
      '150 months: 30 before you repay, then 120 instalments',
      '₹70,252.51',
      '₹47,200.00',
      '₹84,77,500.69',
    ],
  ],
  // 36 months: interest 13,20,000; owed 53,20,000.
  [
    'the same with 36 months',
    { amount: 40_00_000_00, rate: 1100, fee: 100, moratoriumMonths: 36 },
    [
      '₹40,00,000.00',
      '11.00 % a year, fixed or floating not stated',
      '156 months: 36 before you repay, then 120 instalments',
      '₹73,283.01',
      '₹47,200.00',
      '₹88,41,160.72',
    ],
  ],
  // At 12.5 %: interest 12,50,000; owed 52,50,000; fee 4 % = 1,60,000, with GST 1,88,800.
  [
    '40 lakh at 12.5 % and a fee of 4 %',
    { amount: 40_00_000_00, rate: 1250, fee: 400 },
    [
      '₹40,00,000.00',
      '12.50 % a year, fixed or floating not stated',
      '150 months: 30 before you repay, then 120 instalments',
      '₹76,847.49',
      '₹1,88,800.00',
      '₹94,10,498.63',
    ],
  ],
  // Without interest 12 lakh in 120 instalments are 10,000 each; fee 0.5 % = 6,000, with GST 7,080.
  [
    '12 lakh without interest',
    { amount: 12_00_000_00, rate: 0, fee: 50 },
    [
      '₹12,00,000.00',
      '0.00 % a year, fixed or floating not stated',
      '150 months: 30 before you repay, then 120 instalments',
      '₹10,000.00',
      '₹7,080.00',
      '₹12,07,080.00',
    ],
  ],
])('the acceptance of %s states the offer itself', (_, change, said) => {
  expect(statedTerms({ ...terms, ...change }).map(([, words]) => words)).toEqual(said)
})

// 120 × ₹48,038.84 are ₹57,64,660.80, and what is paid in all is ₹57,64,661.19: nobody can multiply one to the other.
test.each<[string, Partial<Terms>, string]>([
  [
    'of about so much, where rounding leaves something over',
    { rate: 950, fee: 0 },
    '120 instalments of about ₹48,038.84',
  ],
  ['of so much, where it leaves nothing', { amount: 12_00_000_00, rate: 0, fee: 0 }, '120 instalments of ₹10,000.00'],
])('the instalments are %s', (_, change, said) => {
  expect(paymentDays({ ...terms, ...change }).map(({ what }) => what)).toEqual([said])
})

test('an offer as made is all that it lends, after its own wait', () => {
  const other = { ...terms, amount: 20_00_000_00, moratoriumMonths: 12 }
  for (const offer of [terms, other]) expect(statedTerms(offer, asMade([terms, other]))).toEqual(statedTerms(offer))
})
