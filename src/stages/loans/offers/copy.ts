// What is said of a lender's offers and of one that is accepted.
import type { DatedFact } from '#src/journey/guide.ts'

export const offerGone = 'This offer is not there any more. Please choose another.'
export const offerChanged = 'The bank has changed this offer. Please read it again before you accept it.'
export const acceptedAlready = 'You have accepted an offer already. Ask Asha if you want to change that.'
export const askAnswered = 'This question was answered or taken back already.'
export const answerRequired = 'Please write an answer or add a file.'

export const awaiting = {
  title: 'Awaiting offers',
  /** Our own check; each lender has its own clock. */
  ours: 'The lenders you ticked have your application now, and each answers in its own time. Our own check takes 1-3 days.',
} as const

export const recommendedWhy =
  'Recommended is, among the offers that cover all you asked for, the one that costs least for each lakh lent: interest, fees and GST together, the way you would repay it. A single offer is compared with nothing, so none is recommended. No lender pays to be first.'

export const orderNames = {
  recommended: 'Recommended first',
  total: 'Lowest total for each lakh',
  emi: 'Lowest EMI for each lakh',
  apr: 'Lowest APR',
  rate: 'Lowest rate',
  fee: 'Lowest fee in percent',
  amount: 'Largest amount',
  time: 'Money there soonest',
} as const

export const inStudyNames = {
  nothing: 'Nothing yet',
  interest: 'All the interest',
  some: 'A sum each month',
} as const

/** The specification's rebate_available, as it is in truth. */
export const rebate = {
  yes: 'Interest deduction (s.129, was 80E): 8 tax years, no cap, old regime only',
  no: 'Usually no interest deduction (s.129, was 80E) with this lender',
} as const

export const datedFacts: readonly DatedFact[] = [
  {
    id: 'loans.interest-deduction',
    text: `${rebate.yes}. The lender must be a bank or a notified institution.`,
    source: {
      name: 'easevalue.com and eztax.in (tax advisers) on section 129 of the Income-tax Act 2025',
      address: 'https://eztax.in',
      checkedOn: '2026-02-25',
    },
    shownAt: '/loans/finalize-offer',
  },
]

export const keyFacts = (terms: number): string =>
  `Worked out by us: ${payouts(terms)}, simple interest until the moratorium ends, then equal instalments. Where the lender’s own Key Fact Statement says otherwise, its figure counts.`

const payouts = (terms: number): string =>
  terms > 1 ? `paid out in ${terms} parts, as your tuition is due term by term` : 'one payout'

export const aprBesideTotal =
  'Look at the total, the EMI and the APR together: a longer moratorium can lower the APR and still cost lakhs more.'

/** On the cards. */
export const card = {
  choose: 'Your offers',
  recommended: (all: string | undefined): string =>
    `Recommended: ${all === undefined ? '' : `all ${all}, `}lowest cost per lakh`,
  total: 'paid in all',
  lent: (amount: string): string => `${amount} lent`,
  onTop: (amount: string): string => `${amount} on top`,
  emiAfter: (time: string): string => `EMI after ${time}`,
  emiAtOnce: 'EMI at once',
  whatIf: 'What if',
  asOffered: (total: string, emi: string): string => `As offered: ${total} in all, ${emi} a month`,
  accept: (bank: string): string => `Accept ${bank}`,
  asks: (bank: string, day: string): string => `${bank} asks you something: answer by ${day}`,
} as const

/** What two offers differ in. */
export const apart = {
  title: (one: string, other: string): string => `${one} beside ${other}`,
  lends: 'lends',
  takes: 'takes on top',
  words: (amount: string, isLess: boolean): string => `${amount} ${isLess ? 'less' : 'more'}`,
  none: 'the same',
} as const

/** What the totals hold. */
export const counted = (instalments: readonly number[]): string =>
  new Set(instalments).size === 1
    ? `Totals hold ${instalments[0]} EMIs, fees and GST.`
    : 'Totals hold all EMIs, fees and GST.'
export const ratesFloat = 'Rates may move, unless fixed.'
export const ratesFixed = 'All rates are fixed.'

export const folds = {
  whatIf: 'What if',
  whatIfDetail: 'I borrow less, repay sooner, rates rise',
  table: 'Show as a table',
  family: 'For my family',
  familyDetail: 'One page to read and agree to',
  statements: 'Key Fact Statement by language',
  days: 'When the money can be there',
  count: 'How we count',
  waiting: (count: number): string => (count === 1 ? '1 lender still to answer' : `${count} lenders still to answer`),
  declined: (count: number): string => (count === 1 ? '1 lender declined' : `${count} lenders declined`),
  asOffered: 'Back to the offers as made',
  others: 'The other offers',
} as const

export const table = {
  rate: 'Rate a year',
  moratorium: 'Repay after',
  instalments: 'Instalments',
  amount: 'Lent',
  covers: 'Covers',
  fee: 'Fee, with GST',
  study: 'Interest while you study',
  paidInStudy: 'Paid while studying',
  emi: 'EMI, each month after',
  salary: '20 % of a net pay of',
  total: 'Paid in all',
  apr: 'APR',
  rebate: 'Interest deduction',
  terms: 'Terms and conditions',
  noTerms: 'Not sent',
  notStated: 'Not stated',
} as const

export const sliders = {
  amount: 'Borrow',
  amountHelp: 'Up to what each bank offers.',
  rise: 'If rates rise by',
  riseHelp: 'A fixed rate stays. All others are counted with this much more.',
  noRise: 'Not at all',
} as const

/** The lender's own paper beside our figures; none is claimed to be there. */
export const keyFactStatement = {
  name: 'Key Fact Statement',
  ask: 'Ask the lender for it',
  aprName: 'APR by the lender',
} as const

export const offersTable = 'All offers, in the order you chose'

export const acceptTitle = (bank: string): string => `Accept the offer of ${bank}?`
export const acceptWhat =
  'You can accept one. Next you choose a time to meet the bank’s official; nothing is signed or paid before that.'
export const accepted = (bank: string): string => `You accepted the offer of ${bank}.`

/** Once it is accepted. */
export const agreed = {
  title: 'what was agreed',
  lent: 'Lent',
  rate: 'Rate of interest',
  emi: 'EMI, each month',
  total: 'Paid in all',
  did: 'Accepted the offer',
  now: 'Choose a time to meet its official',
  after: 'You meet the official',
  nothingBefore: 'Nothing is signed or paid before that.',
  toMeeting: 'Choose a time to meet',
  news: (bank: string): string =>
    `I have accepted the loan offer of ${bank}. Next I meet the bank’s official; nothing is signed or paid before that.`,
} as const

export const noRate = 'There is no rate just now, so amounts stay in rupees.'
export const askingRate = 'Asking for the rate.'

export const rateKindWords = { fixed: 'fixed', floating: 'floating' } as const
export const rateKindUnknown = 'fixed or floating not stated'
export const coveredWords = (percent: number): string =>
  percent >= 100 ? 'All you asked for' : `${percent} % of what you asked for`

/** In the ledger. */
export const costWords = {
  fee: 'Processing fee of the loan, with GST',
  interest: 'Interest of the loan while you study, by our estimate: paid each month, or added to what you repay',
} as const

/** In the card on home. */
export const aMonth = 'a month'
export const lendsAll = (lent: string): string => `All ₹${lent} lakh`
export const lacks = (lent: string, lacking: string): string => `₹${lent} lakh, ₹${lacking} lakh short`
