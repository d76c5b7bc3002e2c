import { formatMoney, type Money } from '#src/values/money.ts'

export const compare = 'Compare'
export const title = 'Live rates'
/** As the specification writes it. */
export const sending = 'Sending 100,000.00 INR'
export const trueCost = 'What it costs you'
export const cheapest = 'Cheapest'
export const columns = {
  provider: 'Provider',
  received: 'Received',
  difference: 'Difference',
  time: 'Time taken',
  rate: 'For a dollar',
  fee: 'Fee',
} as const
export const less = (amount: string): string => `− ${amount}`
export const trueCostDetail = 'Rupees out for the dollars you need, with fees and tax'
export const dearer = (amount: string): string => `${amount} more`
export const orderNames = {
  received: 'Most dollars first',
  fee: 'Lowest fee first',
  time: 'Fastest first',
} as const

export const ours = (rate: Money): string =>
  `A dollar on the Safar card costs ${formatMoney(rate)}: one percent above the rate between banks, and no fee.`

export const fundingNames = {
  savings: 'Savings or family',
  loan: 'An education loan from a bank or notified institution',
  'other-loan': 'Another loan',
} as const

export const purposeLabel = 'What is the money for?'
export const purposeNames = { education: 'My studies, with the living costs', other: 'Something else' } as const
export const notEducation =
  'We work out the TCS for education only. Other purposes have other rules: please ask your bank.'

export const tcsNote =
  'TCS is collected beforehand and set off against your family’s income tax. Ten lakh a year are free of it, counted by the PAN of the sender, over all banks from April to March. On an education loan from a bank or notified institution nothing is collected; on other loans it is.'
export const onTheWay =
  'Banks on the way may keep a part of a transfer. Nobody can say how much beforehand; ask for the charge to be borne by the sender (OUR).'
export const askBank = 'Ask your bank before a large sum.'

export const amountRequired = 'An amount in USD is required.'
export const sentInvalid = 'Please enter an amount in rupees, 0 if none.'

export function timeWords(minutes: number | null): string {
  if (minutes === null) return 'not said'
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  if (hours < 48) return hours === 1 ? 'an hour' : `${hours} hours`
  return `${Math.round(hours / 24)} days`
}
