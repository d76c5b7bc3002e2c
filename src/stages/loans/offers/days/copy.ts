import { formatMoney, type Money } from '#src/values/money.ts'

/** What is paid when, before an offer is accepted. */
export const days = {
  payout: 'At the payout',
  fee: 'Fee, with GST',
  studying: (months: number): string => `In months 1 to ${months} after the payout`,
  inStudy: 'Paid while studying, in all',
  emiFrom: (first: number, last: number): string => `From month ${first} to month ${last} after the payout`,
  emi: (count: number, emi: Money, isExact: boolean): string =>
    `${count} instalments of ${isExact ? '' : 'about '}${formatMoney(emi)}`,
  note: (parts: number): string =>
    `Nothing is paid when you accept. The months count from the first payout, whose day you agree with the bank. We count as if the loan were paid out ${parts > 1 ? `in ${parts} parts, as your tuition is due` : 'all at once'}; your Key Fact Statement says what binds.`,
}

/** The offer as the bank made it. */
export const stated = {
  title: 'The offer',
  amount: 'Amount',
  rate: 'Rate of interest',
  rateWords: (percent: string, kind: string): string => `${percent} % a year, ${kind}`,
  tenure: 'Tenure',
  tenureWords: (moratorium: number, instalments: number): string =>
    `${moratorium + instalments} months: ${moratorium} before you repay, then ${instalments} instalments`,
  emi: 'EMI',
  fee: 'Fee, with GST',
  total: 'Paid in all',
  acceptedTerms: 'The terms you accepted',
} as const
