// The words of the ledger.
import type { Area, CostKind, FundKind } from './kinds/rules.ts'
import type { CostState } from './rules.ts'

export const title = 'Money'

export const states: Readonly<Record<CostState, string>> = {
  paid: 'Paid',
  due: 'Due',
  likely: 'Likely',
  'may-come': 'May come',
  unknown: 'Amount not known',
}

export const areas: Readonly<Record<Area, string>> = {
  applying: 'Applying',
  visa: 'Visa',
  university: 'University',
  health: 'Health',
  travel: 'Travel',
  living: 'Living',
  money: 'Loan, tax and exchange',
  other: 'Other',
}

export const totals = {
  title: 'In all',
  visa: 'To the visa',
  landing: 'To landing',
  year: 'First year',
  left: (sum: string) => `Still to pay: ${sum}`,
  allPaid: 'All of it is paid.',
  notIn: 'What is not in it',
  /** Beside a sum that would be taken for the whole of it. */
  without: (count: number) =>
    count === 1 ? 'Without 1 amount not known yet' : `Without ${count} amounts not known yet`,
  leftOut: (whats: readonly string[]): string => `Without what has no amount yet: ${whats.join('; ')}.`,
  notYet: (whats: readonly string[]): string => `Counted in the first year only: ${whats.join('; ')}.`,
} as const

export const kinds: Readonly<Record<CostKind, string>> = {
  test: 'Test',
  application: 'Application',
  transcript: 'Transcripts and courier',
  deposit: 'Enrolment deposit',
  sevisFee: 'SEVIS fee (I-901)',
  mrvFee: 'Visa fee (MRV)',
  integrityFee: 'Visa integrity fee',
  courier: 'Delivery of the passport',
  attorney: 'Attorney',
  loanFee: 'Processing fee of a loan',
  loanInterest: 'Interest of a loan',
  vaccines: 'Vaccines and tests',
  insurance: 'Health insurance',
  flight: 'Flight',
  baggage: 'Baggage',
  rentDeposit: 'Deposit for a flat',
  rent: 'Rent',
  setup: 'Setting up',
  firstYear: 'First year on the I-20',
  tuition: 'Tuition',
  living: 'Living',
  gst: 'GST',
  tcs: 'TCS',
  conversion: 'Changing money',
  purchase: 'Paid with the card',
  optFee: 'OPT fee',
  other: 'Something else',
}

export const fundKinds: Readonly<Record<FundKind, string>> = {
  own: 'Own money of the family',
  loan: 'Part of a loan',
  scholarship: 'Scholarship',
}

export const due = {
  title: 'Due next',
  none: 'No payment has a day ahead yet.',
  toDates: 'Give the days of your plan',
  toStep: 'Go to its step',
} as const

export const estimate = 'Estimate'
export const partEstimate = 'Part estimate'

export const course = {
  title: 'Left each month',
  goesTitle: 'Goes out each month',
  known: 'Known',
  /** '+9 family', over a bar in lakhs. */
  comingIn: { own: 'family', loan: 'loan', scholarship: 'scholarship' } satisfies Record<FundKind, string>,
  restsOn: (count: number): string =>
    `It rests on ${count === 1 ? '1 payment' : `${count} payments`} without a fixed amount or day. Enter your own below.`,
  caption: 'Money that comes, goes and is left, in rupees',
  comes: 'In',
  goes: 'Out',
  left: 'Left at the end',
  month: 'Month',
  lowest: (month: string, sum: string) => `The least is left at the end of ${month}: ${sum}.`,
  short: (month: string, sum: string) =>
    `At the end of ${month}, ${sum} is missing. Ask for a part of the loan earlier, or move a payment.`,
  noFunds: 'Add what you have, and see in which month the least is left.',
  addFirst: 'Add what you have',
  undated: (sum: string) => `No date yet, so in no month: ${sum}.`,
  before: (sum: string) => `Paid before the first of that money was there: ${sum}.`,
} as const

export const areasCaption = 'What the payments are for, in rupees'
export const area = 'For'
export const sum = 'In all'

export const funds = {
  title: 'Money that is there',
  lede: 'What you pay after its day is taken from it.',
  add: 'Add money',
  from: (place: string) => `From ‘${place}’`,
  empty: 'Nothing is added yet.',
} as const

/** Of a payment through Safar, until all that goes back was sent. */
export const comesBack = {
  asked: 'Our team was asked what goes back of it, and has not decided yet.',
  approved: (sum: string) => `A refund of ${sum} is approved and not sent yet.`,
  kept: (sum: string, why: string) => `${sum} is kept: ${why}`,
} as const

export const rows = {
  title: 'What follows',
  estimatedDay: 'about',
  passed: 'Its day has passed',
  noDay: 'No day yet',
  paidOn: (day: string) => `Paid on ${day}`,
  by: (day: string) => `By ${day}`,
  around: (day: string) => `Around ${day}`,
  inRupees: (sum: string) => `${sum} at today’s rate`,
  rupeesPaid: (sum: string) => `${sum} were paid`,
  returned: (sum: string) => `${sum} came back`,
  /** What the student typed. */
  back: (how: string) => `Comes back: ${how}`,
  backUntil: (day: string) => `It can be taken back until ${day}.`,
  receipt: 'Receipt',
  addAmount: 'Add the amount',
  change: 'Change',
  markPaid: 'Mark as paid',
  doesNotApply: 'Doesn’t apply to me',
  leftOut: (count: number) => (count === 1 ? '1 payment doesn’t apply to you' : `${count} payments don’t apply to you`),
  applies: 'It does apply',
  mayComeTitle: (count: number) => `${count} may come: in no total`,
  mayCome:
    'Enacted or proposed, and nobody has confirmed that it is collected. These stand apart, so that no sum counts on them.',
  unknownTitle: (count: number) => `${count} without an amount yet`,
  unknown: 'These come on nearly every journey. Add yours, or say that one doesn’t apply.',
  paidTitle: (count: number) => `${count} paid`,
  add: 'Add a payment',
  ours: 'Paid in Safar: this row stays as it is.',
} as const

export const form = {
  newCost: 'A payment',
  changeCost: 'Change a payment',
  newFund: 'Money that is there',
  changeFund: 'Change this money',
  kind: 'What kind',
  what: 'What it is',
  payee: 'Who gets it',
  fundWhat: 'From whom',
  currency: 'Currency',
  amount: 'Amount',
  on: 'On which day',
  onHint: 'Leave it empty while nobody knows.',
  fundOn: 'There on which day',
  isPaid: 'It is paid',
  paidRupees: 'Rupees that left the account',
  paidRupeesHint: 'As the bank’s statement says. Left empty, the rate of today is kept for good.',
  backUntil: 'It can be taken back until',
  backHow: 'How it comes back',
  receipt: 'Receipt',
  receiptHint: 'From your documents.',
  noReceipt: 'None',
  save: 'Save',
  saved: 'Saved.',
  remove: 'Remove',
  removeSure: 'Remove it for good',
  removed: (what: string) => `${what} is removed.`,
} as const

export const wrong = {
  what: 'Please say what it is.',
  amount: 'Please enter an amount above nothing, such as 350 or 1,20,000.50.',
  tooMuch: 'Please look at the amount again: it is more than all studies cost.',
  day: 'Please enter a day between 2020 and ten years from now.',
  paidDay: 'Please enter the day on which it was paid. It cannot be ahead.',
  kind: 'Please choose what it is.',
  receipt: 'Please choose one of your own documents.',
} as const

export const paidStays =
  'What is paid stays in the ledger. If it was a slip, change it to not paid first: then it can be removed.'
export const tooMany = 'There is room for 400 rows of your own. Please remove one first.'
export const changedMeanwhile = 'This row was changed on another device. Please look at it again.'

export const exportTitle = 'For the family and the tax return'
export const exportCsv = 'Spreadsheet (CSV)'
export const exportPdf = 'PDF'
export const csvName = 'safar-money.csv'
export const pdfName = 'safar-money.pdf'

export const toRefused = 'What if I’m refused, or defer?'
export const noAmountWords = 'Amount not known'
export const toRemittances = 'Money sent abroad: tax and limits'

/** On home. */
export const small = {
  title: 'Money',
  ahead: 'still to pay',
  lowest: (month: string): string => `lowest, ${month}`,
  estimate: '· Estimate',
} as const
