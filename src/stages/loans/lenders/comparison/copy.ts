// The words of comparing the ten lenders.
import { monthsWords } from '../copy.ts'

export const compare = 'Compare lenders'
export const title = 'Ten lenders side by side'
export const sampleNote = (day: string): string =>
  `Sample figures, made up by Safar on ${day} to show how lenders are compared. They aren’t what these lenders charge or ask today: check with the lender before you count on any of them.`
export const compareBy = 'Compare by'
export const orderNames = {
  rate: 'Interest rate, the lowest first',
  highest: 'Interest rate, the lowest highest first',
  moratorium: 'Moratorium, the longest first',
  rebate: 'Tax rebate',
  margin: 'Margin money, the least first',
  fee: 'Hidden fees, the lowest percent first',
  amount: 'Most that is lent',
  answer: 'Fastest answer',
} as const
export const columns = {
  lender: 'Lender',
  rate: 'Interest rate',
  moratorium: 'Moratorium',
  rebate: 'Tax rebate',
  margin: 'Margin money',
  fees: 'Hidden fees',
  source: 'Source',
} as const
export const upTo = (lakhs: number): string => `Up to ₹${lakhs} lakh`
export const sample = 'Sample'
export const readAt = (sources: string): string => `Source: ${sources}.`
export const rebateYes = 'Deductible, old regime'
export const rebateNo = 'Usually not'
export const moratoriumWords = (months: number | null): string => (months === null ? 'NA' : monthsWords(months))
