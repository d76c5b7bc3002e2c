// Where the rules of the plan were read.
import type { Source } from '../../journey/guide.ts'

export const read = (name: string, address: string): Source => ({ name, address, checkedOn: '2026-11-22' })
/** Counted by us: the source is what it is counted from. */
export const estimate = (name: string, address: string): Source => read(name, address)
/** What no page says, because it follows from the order of things or from how we sell insurance. */
export const ownRule: Source = { name: 'Safar’s own rule', checkedOn: '2026-11-22' }

export const visaIssue = read(
  'Harvard International Office, 24 March 2023',
  'https://hio.harvard.edu/news/f-1-student-visa-applications',
)
export const earlyArrival = read(
  'Johns Hopkins CTY, University of North Alabama and Claremont Graduate University',
  'https://my.cgu.edu',
)
export const lateArrival = read(
  'Study in the States, 3 June 2013 and 16 July 2014; UT Dallas',
  'https://studyinthestates.dhs.gov',
)
export const sevis = read(
  'Study in the States, 10 October 2019, and ICE fact sheet 061605',
  'https://studyinthestates.dhs.gov',
)
export const i901 = read(
  'SUNY Westchester, and Telangana Today (a newspaper), 6 November 2022',
  'https://sunywcc.edu/?p=5711',
)
export const doses = read('Minnesota Department of Health, catch-up guidance 57186', 'https://docslib.org/doc/3175465')
export const appointments = read(
  'ivsource.com and visaworldindia.com (agencies), and visaliv.com (a guide)',
  'https://ivsource.com',
)
export const bookingWithin = read('US Embassy in India, questions about visas, 2023', 'https://in.usembassy.gov')
export const sanctionTimes = read(
  'gradright.com and nomadcredit.com (loan advisers) on loan sanctions',
  'https://gradright.com/loan-sanction-delays',
)
export const windows = read(
  'Harvard University; University of San Francisco 2024, Pace University and Soka University 2025',
  'https://hushp.harvard.edu/late-waivers',
)
export const deferral = read('Study in the States, When to Defer, 1 October 2024', 'https://studyinthestates.dhs.gov')
export const moveI901 = read(
  'ICE, I-901 questions (16 September 2008), and murthyindia.com (a law firm), 6 August 2012',
  'https://www.ice.gov/sevis',
)
export const sanctionLetters = read(
  'gradsloan.com (a loan adviser) on sanction letters',
  'https://gradsloan.com/?p=2448',
)
export const mrvAgain = { cents: 185_00, words: 'the visa fee (MRV) is paid again' }
export const formAfterI20: Source = {
  name: 'globebanner.com 2025 and lafilm.edu',
  address: 'https://globebanner.com',
  checkedOn: '2026-02-25',
}
export const feeBeforeBooking: Source = {
  name: 'vistonvisa.com (a visa agency), 2 May 2025, and legalclarity.org on the fee in India',
  address: 'https://legalclarity.org/how-to-pay-us-visa-fee-in-india-online-and-cash-options',
  checkedOn: '2025-05-02',
}
