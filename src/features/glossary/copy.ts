// What hard words mean, in two plain sentences each; where one states a rule, with where it was read and when.
import type { DatedFact, Source } from '#src/journey/guide.ts'
import type { HardName } from './names/copy.ts'

export type Meaning = { text: string; id?: undefined; source?: undefined; shownAt?: undefined } | DatedFact

const tax: Source = {
  name: 'Business Today (a magazine), 25 February 2026, and luluforex.com (a money changer)',
  address: 'https://www.businesstoday.in',
  checkedOn: '2026-02-25',
}

export const meanings: Readonly<Record<HardName, Meaning>> = {
  deductible: {
    text: 'What you pay yourself before the insurance pays anything. Some plans count it once a year, others each time you are ill.',
  },
  coinsurance: {
    text: 'The part of a bill that stays with you after the deductible, in percent; insurers call it coinsurance. At 20 %, you pay $20 of a bill of $100.',
  },
  copay: {
    text: 'A fixed sum that you pay at each visit, such as at the doctor’s desk. The insurance pays the rest of what the plan covers.',
  },
  outOfPocket: {
    text: 'The most that you pay of covered bills in a year, besides the price of the plan. After that the plan pays all that it covers.',
  },
  maxBenefit: {
    text: 'The most that the plan pays in a year. What a treatment costs beyond it, you pay.',
  },
  network: {
    text: 'The doctors and hospitals that have agreed prices with the insurer. Outside of it you usually pay more.',
  },
  waiver: {
    text: 'Your university’s yes to insurance from elsewhere, so that it doesn’t charge you for its own. You ask for it, and the university decides.',
  },
  premium: {
    text: 'The price of the insurance itself. You pay it whether or not you are ever ill.',
  },
  moratorium: {
    text: 'The months in which the bank doesn’t ask for instalments yet. Interest runs all the while and is usually added to what you owe.',
  },
  margin: {
    text: 'The part of the cost that the family pays itself, because the lender doesn’t lend all of it. At 10 %, of ₹40 lakh you bring ₹4 lakh.',
  },
  processingFee: {
    text: 'What a lender takes for handling the loan, once. GST comes on top.',
  },
  coApplicant: {
    text: 'The person who applies with you, most often a parent, and owes the loan with you. The lender looks at their income as well.',
  },
  collateral: {
    text: 'Property or a deposit that the lender may sell if the loan isn’t repaid. A loan without it is called unsecured.',
  },
  emi: {
    text: 'Equated monthly instalment: the same sum each month until the loan is repaid. It begins after the moratorium.',
  },
  apr: {
    text: 'Annual percentage rate: interest and fees together, as one rate a year. Look at the total paid as well, because a longer moratorium can lower the APR and cost more.',
  },
  ofc: {
    text: 'The centre that takes your fingerprints and photo, also called VAC. It is a visit of its own, before the interview.',
  },
  sevis: {
    text: 'A fee for the US register of foreign students. It is not the visa fee, which you pay separately.',
  },
  ds160: {
    text: 'The online form for a US visa. Its confirmation page has a barcode that you bring along.',
  },
  i20: {
    text: 'The paper with which your university says that you are admitted and how the costs are met. You need it for an F-1 visa.',
  },
  tcs: {
    id: 'glossary.tcs',
    text: 'Tax collected at source: a tax in advance, set off against your family’s income tax or paid back. For education it is 2 % of what exceeds ₹10 lakh a year, and nothing on a loan from a bank or notified institution.',
    source: tax,
    shownAt: '/forex',
  },
  lrs: {
    id: 'glossary.lrs',
    text: 'Liberalised Remittance Scheme: India’s rule for sending money abroad. It lets one person send up to $250,000 in a financial year.',
    source: tax,
    shownAt: '/forex',
  },
  markup: {
    text: 'What a seller of dollars adds to the rate between banks. It isn’t shown as a fee, but you pay it with each dollar.',
  },
  utilisation: {
    text: 'How much of your credit limit you use, in percent. At $300 of a limit of $1,000 it is 30 %.',
  },
  creditScore: {
    text: 'A number that says how reliably somebody paid back so far. In the US it is made from what you borrow and pay back there.',
  },
  titre: {
    text: 'A blood test that shows whether you are immune already. Whether it stands in place of a dose, your university decides.',
  },
  mmr: {
    text: 'One vaccine against measles, mumps and rubella. It is given in doses, some weeks apart.',
  },
  esim: {
    text: 'A SIM without a card: you load it by a code. Your phone has to support it and be unlocked.',
  },
  slip221g: {
    text: 'A refusal that can be overcome: the officer needs papers from you, or time. It is named after the section of US law.',
  },
}

export const datedFacts: readonly DatedFact[] = Object.values(meanings).flatMap(meaning =>
  meaning.id === undefined ? [] : [meaning],
)
