// All words of a loan's decision sheet, in one place: other languages are written beside it.
export const title = 'The loan'
export const fileTitle = 'Decision sheet of a loan'
export const fileName = 'loan-decision-sheet.pdf'
export const forFamily = (firstName: string): string => `For ${firstName || 'a student'} and the family`
export const accepted = (firstName: string): string => `${firstName || 'The student'} has accepted this offer.`
export const considered = (firstName: string): string =>
  `${firstName || 'The student'} is thinking about this offer and has not accepted it.`
export const asOf = (day: string): string => `As the lender offered it on ${day}.`
export const version = (name: string): string => `Version ${name}`
export const inShort = (amount: string, lender: string, emi: string): string =>
  `${amount} from ${lender}, ${emi} a month`
export const read = 'Read what it costs, and agree'
export const nothingShown = 'No loan offer is shown to you yet.'
export const notAgreement =
  'This page is not the lender’s agreement. The EMI, the fee with GST and the sum in all are worked out by us from the offer, as if all of it were paid out on one day: paid out in parts, as fees are due, it costs less. The lender’s Key Fact Statement says what counts.'
export const notSaid = 'The lender has not said'

export const lines = {
  lender: 'Lender',
  amount: 'Amount of the loan',
  rate: 'Rate of interest',
  rateWords: (percent: string): string => `${percent} a year`,
  kind: 'Fixed or floating',
  kinds: {
    fixed: { value: 'Fixed', note: 'The rate stays the same.' },
    floating: { value: 'Floating', note: 'The rate can rise or fall.' },
  },
  apr: 'Yearly cost as the lender says it (APR)',
  aprNote: 'Interest and fees together, as one rate.',
  moratorium: 'Time before repayment begins (moratorium)',
  moratoriumWords: (months: number): string => (months === 0 ? 'None' : months === 1 ? '1 month' : `${months} months`),
  moratoriumNotes: (months: number): string =>
    months === 0
      ? 'Repayment begins at once.'
      : 'No EMI is due in this time. Interest runs, and is added to what you repay.',
  tenure: 'Length of the loan (tenure)',
  tenureWords: (months: number): string => `${months} months`,
  tenureNote: (before: number, instalments: number): string =>
    before === 0 ? `${instalments} EMIs` : `${before} before repayment, then ${instalments} EMIs`,
  emi: 'EMI',
  emiWords: (amount: string): string => `${amount} a month`,
  emiNote: (instalments: number): string => `${instalments} times`,
  fee: 'Fee, with GST',
  feeNote: (percent: string): string => `${percent} of the amount, and 18 % GST on it`,
  total: 'Paid in all',
  totalNote: (extra: string): string => `That is ${extra} more than the amount of the loan.`,
} as const

export const rises = {
  title: 'What if the rate rises',
  notes: {
    fixed: 'The rate is fixed, so it does not rise.',
    floating: 'The rate is floating. Counted as if the higher rate held from the first day.',
    notSaid:
      'The lender has not said whether the rate can rise. If it does, counted as if the higher rate held from the first day:',
  },
  to: (points: number, percent: string): string =>
    `By ${points} percentage point${points === 1 ? '' : 's'}, to ${percent}`,
  emi: (emi: string, more: string): string => `${emi} a month, ${more} more`,
  total: (total: string, more: string): string => `Paid in all: ${total}, ${more} more`,
} as const

/** Said by the server. */
export const changed = 'This offer has changed since you opened it. Please read it again before you agree.'

export const agreeing = {
  title: 'Do you agree?',
  what: 'By agreeing you say that you have read this page. It is no signature and no contract, and the student can accept the offer without it. You can take it back at any time.',
  agree: 'I have read this and agree',
  done: 'You agreed. The student sees it.',
  own: (day: string, version: string): string => `You agreed on ${day}, to version ${version}.`,
  takeBack: 'Take my agreement back',
  takenBack: 'Your agreement is taken back. The student sees it.',
  changedTitle: 'The offer has changed since you agreed',
  changed: (day: string, version: string, now: string): string =>
    `You agreed on ${day}, to version ${version}. That stays on record. This is version ${now}: please read it again.`,
  ownBack: (day: string, backOn: string): string => `You agreed on ${day}, and took it back on ${backOn}.`,
} as const

export const agreed = {
  title: 'Who agreed',
  nobody: 'Nobody has agreed to this version yet.',
  line: (who: string, day: string): string => `${who} agreed on ${day}`,
  toVersion: (version: string): string => `to version ${version}`,
  back: (day: string): string => `Taken back on ${day}`,
  earlierTitle: 'Earlier versions',
  earlier: (lender: string, amount: string, percent: string): string => `${lender}: ${amount} at ${percent}`,
  /** To the student. */
  who: (firstName: string, relation: string): string =>
    firstName === '' ? `Your ${relation}` : `${firstName}, your ${relation},`,
  /** To the rest of the family. */
  you: 'You',
  other: (relation: string): string => `The student’s ${relation}`,
} as const

export const download = 'Download as a PDF'

/** The student's part of the page of the offers. */
export const own = {
  lede: 'One plain page about a loan, for a co-borrower and for others of your family with whom you share “Loan”.',
  toFamily: 'Choose who reads it',
  choose: 'Which offer they read',
  show: 'Show this offer',
  shown: 'Your family can read it now.',
  hide: 'Stop showing it',
  hidden: 'Your family does not see it any more.',
  reads: (lender: string): string => `Your family reads the offer of ${lender}.`,
  nothing: 'No offer is shown yet.',
  condition: 'You can accept an offer before anybody has agreed. An agreement here is no signature and no contract.',
  page: 'What they read',
} as const

/** The student hears of it at once. */
export const notes = {
  agreed: (relation: string): string => `Your ${relation} read the loan and agreed`,
  takenBack: (relation: string): string => `Your ${relation} took back an agreement to the loan`,
  body: (lender: string, version: string): string => `It is about the offer of ${lender}, version ${version}.`,
} as const
