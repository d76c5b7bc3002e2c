// What is paid on nearly every journey, beside what the stages know. An amount has its source; where there is none, none is
// shown and the student types it.
import type { DatedFact, Source } from '#src/journey/guide.ts'

const readOn = '2026-11-22'
const shownAt = '/money'
const tests: Source = {
  name: 'LeapScholar (an agency), cost of studying in the USA (2026)',
  address: 'https://leapscholar.com',
  checkedOn: readOn,
}
const tuition: Source = {
  name: 'Nolo, on tuition after a refused visa',
  address: 'https://www.nolo.com',
  checkedOn: readOn,
}

/** What the desk reads again. */
export const facts = {
  tests: {
    id: 'money.tests',
    text: 'Tests taken in India cost about ₹22,000 (GRE), ₹16,900 (TOEFL), ₹18,000 (IELTS) and $275 (GMAT).',
    source: tests,
    shownAt,
  },
  deposit: {
    id: 'money.deposit',
    text: 'A deposit counts towards tuition. Whether it comes back after a refused visa differs by university and by year: SUNY Poly paid it back in 2024-25 and does not in 2025-26.',
    source: {
      name: 'SUNY Polytechnic Institute, graduate catalogues 2024-25 and 2025-26',
      address: 'https://webapp.sunypoly.edu',
      checkedOn: readOn,
    },
    shownAt,
  },
  tuition: {
    id: 'money.tuition',
    text: 'After a refused visa many universities pay tuition back less their fees, against the letter of refusal and the original I-20; once classes have begun, by a scale of dates.',
    source: tuition,
    shownAt,
  },
  optFee: {
    id: 'money.opt-fee',
    text: 'Proposed on 8 October 2026: $70,000 for the first recommendation of OPT and $30,000 for each later one, billed to the university, which may pass it on. The day of the recommendation decides. Not in force, and not before early 2027.',
    source: {
      name: 'Federal Register 2026-20660, proposed rule of 8 October 2026',
      address: 'https://www.federalregister.gov/d/2026-20660',
      checkedOn: '2026-11-26',
    },
    shownAt,
  },
  rent: {
    id: 'money.rent',
    text: 'A landlord asks for about one month’s rent as a deposit and the first month; utilities for $50 to $300.',
    source: {
      name: 'Clemson University, budgeting; myrentalsupport.com',
      address: 'https://www.clemson.edu',
      checkedOn: readOn,
    },
    shownAt,
  },
} as const satisfies Record<string, DatedFact>

export const datedFacts: readonly DatedFact[] = Object.values(facts)

export const names = {
  application: { what: 'Application fees', payee: 'The universities you apply to' },
  test: { what: 'GRE, TOEFL or IELTS', payee: 'ETS, IDP or GMAC' },
  deposit: { what: 'Enrolment deposit', payee: 'Your university' },
  vaccines: { what: 'Vaccines and blood tests', payee: 'Your clinic' },
  insurance: { what: 'Health insurance of the first year', payee: 'Safar, an insurer or your university' },
  flight: { what: 'Flight', payee: 'The airline' },
  rentDeposit: { what: 'Deposit for the flat and the first month', payee: 'Your landlord' },
  firstYear: { what: 'First year on your I-20: tuition and living', payee: 'Your university, and what you live on' },
  gst: {
    what: 'GST on changing rupees into dollars, if sent at once',
    payee: 'Your bank, for the Government of India',
  },
  tcs: { what: 'Tax collected on sending own money abroad (TCS)', payee: 'Your bank, for the Income Tax Department' },
  optFee: { what: 'Fee for OPT, as proposed: the first recommendation', payee: 'DHS, billed to your university' },
} as const

export const typedYear = (where: string): string => `First year: tuition and living, as entered under ‘${where}’`
/** No university's published costs are known to us. */
export const unknownYear = 'First year: tuition and living. We don’t know what your university publishes, so enter it'
export const restOfYear = 'Rest of the first year: tuition and living'

export const backs = {
  deposit: 'Ask before you pay: each university has its own rule, and it changes by year.',
  tuition: 'Usually less fees, against the letter of refusal and the original I-20.',
  flight: 'As the fare’s own rule says.',
  rentDeposit: 'The deposit comes back at the end, less damages.',
  tcs: 'Set off against income tax, or paid back with the tax return of who sent it. It is more if the loan is from a lender that is no specified institution, such as one abroad.',
} as const

/** From what the TCS is worked out. */
export const tcsAfter = {
  nothing: 'This assumes that nothing else is sent on the same PAN in the financial year.',
  sent: (rupees: string, holder: string, year: string): string =>
    `This assumes that it is sent on the PAN on which most was sent in ${year} (${holder}): ${rupees} before it.`,
} as const
