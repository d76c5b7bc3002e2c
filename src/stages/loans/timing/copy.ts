// What is said of a loan's days beside those of the plan.

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
export const range = (first: string, last: string): string => `${first} to ${last}`
export const sanctionUntil = (day: string): string => `Your plan needs the sanction by ${day}.`
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
