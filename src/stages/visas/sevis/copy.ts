// The words of the SEVIS fee. Where the specification gives them, they stand letter for letter.
import type { DatedFact, DatedPoint, Source } from '#src/journey/guide.ts'
import { dollars, rupees, type Money } from '#src/values/money.ts'

export const notEnough = "The SEVIS fee amounts to $350. You don't have enough balance."
export const enough = 'Your US Debit Card has enough balance!'

export const steps = ['Prepare', 'Open the fee site', 'Fill in and pay'] as const

export const keptReached = {
  prepared: 'SEVIS fee: everything you need is ready',
  opened: 'SEVIS fee: the fee site was opened',
} as const

export const prepare = {
  title: 'Have these two beside you',
  points: [
    'Your I-20, signed. The form asks for numbers that are printed on it.',
    'A US card that holds $350. Or any card that can pay in dollars: parents and friends may pay for you.',
  ],
  ready: 'I have both',
  other: 'I will pay with another card',
} as const

export const site = {
  name: 'fmjfee.com',
  address: 'https://www.fmjfee.com/',
  title: 'Open the fee site and press Pay I-901 Fee',
  words: 'It opens in a window of its own, so that this guide stays beside it.',
  open: 'Open fmjfee.com',
  blocked: 'Your browser did not let the window open.',
  blockedWay: 'Open fmjfee.com in a new tab',
  opened: 'I pressed Pay I-901 Fee',
} as const

export const details = {
  title: 'Fill in the I-20 details and pay',
  words: 'Copy each value as it stands here. A letter that differs from your I-20 delays the visa.',
  missing: 'Not known yet: it comes from your I-20 form',
  changeNumbers: 'Change SEVIS ID or school code',
  address: 'The site also asks for your address and phone. They may be in India.',
  paidWithCard: 'I paid with my US Debit Card',
  paidElsewhere: 'I paid another way',
} as const

export const paid = {
  card: 'with your US Debit Card',
  elsewhere: 'another way',
  takeBack: 'I have not paid yet',
  ask: 'This is wrong: ask our team',
  asked: (day: string): string => `You asked us on ${day} to put it back on your card. We write to you.`,
  receipt:
    'Save the receipt as a file and print it: it goes into the folder for the interview. You can print it again at fmjfee.com under Check I-901 Status.',
} as const

export const cardTitle = 'Your US Debit Card'
export const cardEmpty = 'There is nothing on it yet.'
export const cardWay = 'Get or fund the card'
/** It leads back here. */
export const cardPage = '/forex/get-card?for=sevis-fee'

type BillLine = {
  id: string
  what: string
  amount: Money
  due: 'surely' | 'perhaps' | 'if-chosen'
  when: string
  source: Source
}

export const sums = {
  surely: 'You surely pay',
  perhaps: 'On top, only if the integrity fee is collected',
} as const

/** What the desk reads again; the sum is what the bill computes with. */
export const pointOf = ({ id, what, when, source }: Pick<BillLine, 'id' | 'what' | 'when' | 'source'>): DatedPoint => ({
  id,
  text: `${what}. ${when}`,
  source,
})

/** The rest of the bill (facts of the field, 4.1), each with where it was read and when. */
export const bill: readonly BillLine[] = [
  {
    id: 'visas.bill.i901',
    what: 'I-901 SEVIS fee for an F-1',
    amount: dollars(35_000),
    due: 'surely',
    when: 'At least three business days before the interview. It is not paid back.',
    source: {
      name: 'Central Connecticut State University, SEVIS fee information, and SUNY Westchester',
      address: 'https://ccsu.edu/isss/sevis-fee-information',
      checkedOn: '2026-02-25',
    },
  },
  {
    id: 'visas.bill.mrv',
    what: 'Visa application fee (MRV)',
    amount: dollars(18_500),
    due: 'surely',
    when: 'Before you book. Good for booking for 365 days.',
    source: {
      name: 'US Embassy in India, questions about visas, 2023',
      address: 'https://in.usembassy.gov',
      checkedOn: '2026-02-25',
    },
  },
  {
    id: 'visas.bill.integrity',
    what: 'Visa integrity fee',
    amount: dollars(25_000),
    due: 'perhaps',
    when: 'By law, when the visa is issued. It isn’t on the State Department’s page of fees, and we have seen no confirmation that it is collected.',
    source: {
      name: 'NAFSA on the visa integrity fee of P.L. 119-21',
      address: 'https://www.nafsa.org/regulatory-information/budget-law-imposes-nonimmigrant-visa-integrity-fee',
      checkedOn: '2026-02-25',
    },
  },
  {
    id: 'visas.bill.delivery',
    what: 'Passport brought to your door',
    amount: rupees(120_000),
    due: 'if-chosen',
    when: 'If you choose it. Picking it up is free.',
    source: {
      name: 'Business Standard (a newspaper), 8 August 2025',
      address:
        'https://www.business-standard.com/immigration/us-visa-new-rules-collect-passport-in-person-or-get-it-delivered-for-1200-125080800390_1.html',
      checkedOn: '2026-02-25',
    },
  },
]

export const datedFacts: readonly DatedFact[] = bill.map(line => ({
  ...pointOf(line),
  shownAt: '/visas/pay-sevis-fee',
}))

/** In the ledger: what was paid for an application that was refused. */
export const paidInRound = (what: string, number: number): string => `${what}, visa application ${number}`
