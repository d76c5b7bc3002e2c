// What is said of a loan's days beside those of the plan.
import type { DatedFact } from '#src/journey/guide.ts'
import { publicBanks } from '../lenders/rules.ts'

export const publicBankFact: DatedFact = {
  id: 'loans.public-banks',
  text: `Of the ten lenders, ${publicBanks.join(' and ')} are public sector banks. Their sanction is counted with the longer time.`,
  source: {
    name: 'examguru.co.in (a study guide), scheduled public sector banks of 23 September 2022',
    address:
      'https://examguru.co.in/study-material-for-all-competitive-exams/indian-economy/public-sector-banks-in-india',
    checkedOn: '2022-09-23',
  },
  shownAt: '/loans/finalize-offer',
}

export const title = 'When the money can be there'
export const lede = 'Counted from today, as if you accepted today. These are usual times, not a promise of the lender.'
export const words = {
  fits: 'In time',
  tight: 'May be late',
  late: 'Too late',
  unknown: 'Day not known',
} as const
export const columns = {
  bank: 'Lender',
  sanction: 'Sanctioned',
  sanctioned: 'For your plan',
  money: 'Money at the university',
  paid: 'For tuition',
} as const
/** On an offer. */
export const moneyAt = (days: string): string => `money ${days}`
export const range = (first: string, last: string): string => `${first} to ${last}`
export const sanctionUntil = (day: string): string => `Your plan needs the sanction by ${day}.`
export const sanctionAbout = (day: string): string =>
  `Your plan needs the sanction by about ${day}. This is counted from a day that we estimate.`
export const sanctionSoon = 'Your plan needs the sanction as soon as you can get it.'
export const noSanctionDay =
  'Your plan does not know yet until when you need the sanction: the interview and the day on which you ask for the I-20 decide it.'
export const tuitionOn = (day: string): string => `Your tuition is due on ${day}.`
export const noTuitionDay = 'Your plan does not know when tuition is due, so the money cannot be compared with it.'
export const noTerms =
  'For each later term, ask the bursar for the day. Enter the terms, and each part of the loan is counted from its own.'
export const toTerms = 'Enter tuition by term'
export const partsTitle = 'The parts of the loan'
export const part = (number: number, due: string, ask: string): string =>
  `Part ${number}: tuition due on ${due}. Ask the lender for it by ${ask}.`
export const latePart = (number: number, due: string, ask: string): string =>
  `Part ${number}: tuition due on ${due}. Ask the lender for it now: the day for that was ${ask}.`
export const toDates = 'Add the days to your plan'
