// The words of the papers: what each is, what it is for, and what to know about it.
import { factsOfGuide, type DatedFact, type Guide, type GuidePoint, type Source } from '#src/journey/guide.ts'
import { photoRules } from '#src/features/documents/photo/source/copy.ts'
import { firstReading } from '#src/features/papers/stated/copy.ts'
import type { InterviewPaper } from '#src/features/papers/rules.ts'
import { interviewTitles as titles } from '#src/features/papers/titles/copy.ts'
import { assetsDate, funds, moneyAge, passportLife } from '#src/features/papers/stated/copy.ts'
import type { Paper, SetName } from './rules.ts'

export const intro =
  'Lay these papers in one folder, in this order. At the window you may be asked for any of them, or for none.'
export const keep = 'Ticked here, they stay ticked on every device and in the list that you print.'
export const download = 'Download the checklist'
export const fileName = 'visa-documents-checklist.pdf'
export const ticked = (count: number, all: number): string => `${count} of ${all} ready`
export const readySince = (day: string): string => `Ready since ${day}.`
export const keptTick = (title: string, isTicked: boolean): string => `${title}: ${isTicked ? 'ready' : 'not ready'}`
export const doesNotApply = 'Doesn’t apply'
export const applies = 'It applies'
export const about = (title: string): string => ` (${title})`
export const keptSkip = (title: string, isSkipped: boolean): string =>
  isSkipped ? `${title}: does not apply` : `${title}: applies`
export const paperNeeded = 'This paper is always asked for, so it always applies.'
export const toPack = 'Make the folder for the interview'
export const helpWith = (title: string): string => `Help with ${title}`
export const checkPhoto = 'Check a photo'

export const setTitles = {
  personal: 'Personal Information',
  educational: 'Educational Documents',
  work: 'Work-related Documents (if applicable)',
  financial: 'Financial Documents',
} as const satisfies Record<SetName, string>

export const setWords = {
  personal: 'Carry all of these: you may be asked for any of them, at the entrance or at the window.',
  educational: 'They show that you can do the course, in the originals.',
  work: 'Leave these out if you have not worked.',
  financial:
    'They show that the first year is paid for and the others can be. Three years of statements are recommended.',
} as const satisfies Record<SetName, string>

export const checklist = {
  title: 'Documents for the visa interview',
  of: (name: string): string => `For ${name}`,
  printed: (day: string): string => `As ticked on ${day}`,
  note: 'Bring originals, and copies of what you cannot do without. Rules change: check the page of your consulate before the day.',
  goesOn: (title: string): string => `${title}, continued`,
} as const

/** Where the day of a reading is not known, the first of them stands, as in the library. */
const prodigy: Source = {
  name: 'prodigyfinance.com (a lender), checklist of visa interview documents',
  address: 'https://prodigyfinance.com',
  checkedOn: firstReading,
}
const sevisFee: Source = {
  name: 'Central Connecticut State University, SEVIS fee information',
  address: 'https://ccsu.edu/isss/sevis-fee-information',
  checkedOn: firstReading,
}
const barcode: Source = {
  name: 'globebanner.com and visaliv.com (guides), DS-160 at the interview',
  address: 'https://globebanner.com',
  checkedOn: firstReading,
}

type PaperWords = { title: string; use: string; help: Guide }

const words = (title: string, use: string, points: readonly (string | GuidePoint)[]): PaperWords => ({
  title,
  use,
  help: { lede: use, points: points.map(point => (typeof point === 'string' ? { text: point } : point)) },
})

export const papers = {
  passport: words(titles.passport, 'Says who you are. The visa is stuck into it.', [
    passportLife,
    'Bring old passports too, above all those with US visas in them.',
    'Your name must be spelled in it exactly as on the I-20 and the DS-160. Have a mistake put right before you book. With a single name, the DS-160 shows FNU and the I-20 an empty line. That is right.',
  ]),
  photo: words(titles.photo, '2x2 inches, taken within 6 months. For the DS-160, and in print as a reserve.', [
    {
      id: 'visas.papers.photo-size',
      text: '2x2 inches (51x51 mm) on paper; as a file a square JPEG of 600 to 1200 pixels, at most 240 kB.',
      source: photoRules,
    },
    {
      id: 'visas.papers.photo-age',
      text: 'Taken within 6 months, on white or off-white, without glasses.',
      source: photoRules,
    },
    { id: 'visas.papers.photo-head', text: 'The head fills 50 to 69 percent of the height.', source: photoRules },
    'Ask the studio for a US visa photo: an Indian passport photo has another shape.',
  ]),
  'ds-160-confirmation': words(
    titles['ds-160-confirmation'],
    'The page with the barcode. With it the consulate finds your form.',
    [
      {
        id: 'visas.papers.barcode',
        text: 'Its barcode must be the one with which you booked the appointment.',
        source: barcode,
      },
      'Print it so that the barcode is sharp; do not count on showing it on a phone.',
    ],
  ),
  'appointment-confirmation': words(titles['appointment-confirmation'], 'Lets you through the door on the day.', [
    'Print the page for both visits: fingerprints and interview.',
    'The names of the consulate and the day stand on it. Look at both once more on the evening before.',
  ]),
  'visa-fee-receipt': words(titles['visa-fee-receipt'], 'Shows that the fee for the interview is paid.', [
    { id: 'visas.papers.fee-receipt', text: 'It is among the papers that are always asked for.', source: prodigy },
    'It is not the SEVIS receipt: these are two fees and two receipts.',
  ]),
  'sevis-receipt': words(titles['sevis-receipt'], 'Shows that the I-901 fee of $350 is paid.', [
    {
      id: 'visas.papers.sevis-days',
      text: 'Pay at least three business days before the interview, so that the consulate sees it.',
      source: sevisFee,
    },
    { id: 'visas.papers.sevis-again', text: 'You can print it again at fmjfee.com at any time.', source: sevisFee },
  ]),
  'i-20': words(titles['i-20'], 'From your university. It names your course, its cost and who pays.', [
    'Sign it yourself on the first page, in ink.',
    'With several admissions, bring the I-20 of the university you are going to.',
  ]),
  'admission-letter': words(titles['admission-letter'], 'Shows that the university has taken you.', [
    'Print the letter itself, not the e-mail around it.',
    'Letters of other universities may be asked for. Keep them at the back of the folder.',
  ]),
  'school-mark-sheets': words(titles['school-mark-sheets'], 'Your marks at school, in the originals.', [
    'The certificate of class 10 also proves your date of birth.',
  ]),
  'degree-mark-sheets': words(titles['degree-mark-sheets'], 'Every semester, and the transcript if you have one.', [
    'Be ready to talk about a backlog: when it was, and how you cleared it.',
  ]),
  'degree-certificate': words(
    titles['degree-certificate'],
    'The provisional one will do until the degree is conferred.',
    ['Still studying? Bring a letter of your college that says when you finish.'],
  ),
  'test-scores': words(titles['test-scores'], 'Or IELTS, GMAT, Duolingo: those that your university asked for.', [
    'Print the report from the site of the test; the original on paper is not needed if you have none.',
  ]),
  resume: words(titles.resume, 'One page. It helps the officer to ask you something you can answer.', [
    'It must agree with the DS-160, year by year.',
  ]),
  'work-letters': words(titles['work-letters'], 'Offer, experience and relieving letters of each job.', [
    'Still employed? A letter that grants you leave, or says that you have resigned, answers the next question.',
  ]),
  'pay-slips': words(titles['pay-slips'], 'The last three, or those of your last three months at work.', [
    'They must agree with what came into the account that you show.',
  ]),
  'bank-statements': words(titles['bank-statements'], 'Of the person who pays: yours, your parents’, your sponsor’s.', [
    'The newest must reach close to your interview: print the running year again in the week before it.',
    'Three years are recommended: money that has been there for long convinces more than a large sum of last week.',
    moneyAge,
    {
      id: 'visas.papers.liquid',
      text: 'The first year must be liquid. Houses, insurance and shares of a business are often not counted.',
      source: funds,
    },
  ]),
  'tax-returns': words(titles['tax-returns'], 'The ITR of the person who pays.', [
    'Three years, with the acknowledgement (ITR-V) of each.',
    'They show where the money in the account comes from.',
  ]),
  'loan-letter': words(titles['loan-letter'], 'If a bank lends to you: sanctioned, not merely applied for.', [
    'It should name you, the university, the amount and what it covers.',
  ]),
  'scholarship-letter': words(titles['scholarship-letter'], 'If the university gives or pays you something.', [
    'The amount should be the one that stands on your I-20.',
  ]),
  'sponsor-affidavit': words(titles['sponsor-affidavit'], 'Your sponsor says in writing that they pay.', [
    'Ask your university which form it wants, and whether it is to be signed before a notary.',
    'It does not take the place of statements: bring both.',
  ]),
  'asset-summary': words(titles['asset-summary'], 'What the family owns, on one page, by a chartered accountant.', [
    assetsDate,
    'Properties stand in it with their papers. They show ties to home; they pay no fees.',
  ]),
} as const satisfies Record<InterviewPaper, PaperWords>

/** 'Bank statements, April 2025 to March 2026'. */
export function titleOf({ name, year, isRunning }: Pick<Paper, 'name' | 'year' | 'isRunning'>): string {
  const { title } = papers[name]
  if (year === undefined) return title
  const from = Number(year.slice(0, 4))
  if (isRunning === true) return `${title}, April ${from} to now`
  return `${title}, April ${from} to March ${from + 1}`
}

export const datedFacts: readonly DatedFact[] = Object.values(papers).flatMap(({ help }) =>
  factsOfGuide(help, '/visas/compile-docs'),
)
