import { formatMoney, type Money } from '#src/values/money.ts'

/** What is paid when, before an offer is accepted. */
export const days = {
  payout: 'At the payout',
  fee: 'Fee, with GST',
  studying: (months: number): string => `In months 1 to ${months} after the payout`,
  inStudy: 'Paid while studying, in all',
  emiFrom: (first: number, last: number): string => `From month ${first} to month ${last} after the payout`,
  emi: (count: number, emi: Money): string => `${count} instalments of ${formatMoney(emi)}`,
  note: 'Nothing is paid when you accept. The months count from the first payout, whose day you agree with the bank. It is computed as if all were paid out at once; your Key Fact Statement says what binds.',
}
