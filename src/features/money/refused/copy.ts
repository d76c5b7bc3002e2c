// The words of the page on what comes back: what somebody stands for is a fact with its source, the rest says whom to ask.
import type { DatedFact } from '#src/journey/guide.ts'

export const title = 'What if I’m refused, or start later?'
export const lede =
  'What comes back of your payments, from whom, by when, and with which paper. Where nobody we know stands for an answer, it says whom to ask.'

export const cases = { refused: 'My visa is refused', later: 'I start in a later term' } as const
export type Case = keyof typeof cases
export const caseLabel = 'What happened'

const readOn = '2026-11-22'
const shownAt = '/money/refused'

/** What the desk reads again. */
export const facts = {
  mrv: {
    id: 'money.mrv',
    text: 'The visa fee (MRV) is not paid back. A fee that was not used for an interview is good for booking one for 365 days.',
    source: {
      name: 'Business Today (a magazine), 10 April 2023, and the US Embassy in India, questions about visas, 2023',
      address: 'https://in.usembassy.gov',
      checkedOn: readOn,
    },
    shownAt,
  },
  i901: {
    id: 'money.i901',
    text: 'The I-901 fee is not paid back. It belongs to a SEVIS ID: for another one, you ask for it to be moved.',
    source: {
      name: 'ICE, I-901 questions (16 September 2008), and murthyindia.com (a law firm), 6 August 2012',
      address: 'https://www.ice.gov/sevis',
      checkedOn: readOn,
    },
    shownAt,
  },
} as const satisfies Record<string, DatedFact>

export const datedFacts: readonly DatedFact[] = Object.values(facts)

export const verdicts = {
  back: 'Comes back',
  ask: 'Depends: ask',
  moves: 'Stays good, or moves',
  gone: 'Doesn’t come back',
} as const
export type Verdict = keyof typeof verdicts

export const unpaidTitle = 'Not paid yet'
export const unpaid = 'Stop these before they are due, and nothing has to come back.'
export const empty = 'Nothing you have paid is known yet. What you add to the ledger stands here.'
export const byWhen = 'By'
export const paper = 'With'
export const whom = 'Ask'
export const sumOf = (sum: string): string => `${sum} in all`

export const words = {
  mrvRefused: 'Used up by the interview. A new application needs a new fee.',
  mrvLater: 'Good for booking within its 365 days, if there was no interview yet.',
  i901: 'Kept for your SEVIS ID. Ask your university whether a new application keeps the same one.',
  deposit: 'Each university has its own rule, and it changes by year. Ask in writing.',
  depositLater: 'Ask whether it moves to the later term. At some universities it doesn’t.',
  tuition: 'Usually less the university’s fees. Once classes have begun, by a scale of dates.',
  tuitionLater: 'Ask whether it stays on your account for the later term.',
  insurance: 'As the policy says, and before its cover begins. Write to us: we ask the insurer.',
  flight: 'As the fare says. Changing the day may be cheaper than giving the ticket back.',
  flat: 'As the lease says. Write before you move in.',
  loanFee:
    'A fee for processing is the lender’s. What was not paid out is owed to nobody: ask them to hold or end the sanction.',
  card: 'Dollars that are still on your card stay yours.',
  tcs: 'Set off against income tax, or paid back with the tax return of who sent the money.',
  gst: 'Paid for a service that was done.',
  used: 'Paid for something that was done.',
  other: 'Only the contract with who got it says so.',
} as const

export const papers = {
  denial: 'The letter of refusal and the original I-20',
  newI20: 'The new I-20 or the letter of deferral',
  ticket: 'The ticket and the letter of refusal',
  lease: 'The lease and the letter of refusal',
  policy: 'The policy and the letter of refusal',
  tax: 'What the bank certifies of the tax',
} as const
