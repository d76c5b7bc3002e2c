// What each paper is called.
import type { InterviewPaper, PaperName } from '../rules.ts'

export const interviewTitles = {
  passport: 'Passport',
  photo: 'Passport photo',
  'ds-160-confirmation': 'DS-160 confirmation',
  'appointment-confirmation': 'Appointment confirmation',
  'visa-fee-receipt': 'Visa fee receipt',
  'sevis-receipt': 'SEVIS receipt',
  'i-20': 'Form I-20',
  'admission-letter': 'Admission letter',
  'school-mark-sheets': 'Mark sheets of class 10 and 12',
  'degree-mark-sheets': 'Mark sheets and transcripts of your degree',
  'degree-certificate': 'Degree certificate',
  'test-scores': 'GRE and TOEFL score reports',
  resume: 'Resume',
  'work-letters': 'Work letters',
  'pay-slips': 'Pay slips',
  'bank-statements': 'Bank statements',
  'tax-returns': 'Income tax returns',
  'loan-letter': 'Loan sanction letter',
  'scholarship-letter': 'Scholarship or assistantship letter',
  'sponsor-affidavit': 'Sponsor affidavit',
  'asset-summary': 'Summary of assets by a CA',
} as const satisfies Record<InterviewPaper, string>

const otherTitles = {
  'bank-letter': 'Bank letter for the I-20',
  'vaccine-record': 'Vaccine record',
  'i-94': 'I-94',
  lease: 'Lease or proof of address',
  aadhaar: 'Aadhaar (masked)',
  'pan-card': 'PAN card',
  'driving-licence': 'Driving license',
  'voter-id': 'Voter ID',
  'utility-bill': 'Utility bill',
  'entrance-result': 'Result of an Indian entrance exam',
  'form-16': 'Form 16',
  'business-papers': 'Papers of a business',
  'property-papers': 'Papers of a property',
  'loan-terms': 'Terms of a loan offer',
  'insurance-policy': 'Insurance policy or certificate',
  'claim-papers': 'Bill or receipt for an insurance claim',
  other: 'Another paper',
} as const

/** As the checklist for the interview calls it. */
export const titleOf = (paper: PaperName): string => (isOther(paper) ? otherTitles[paper] : interviewTitles[paper])

const isOther = (paper: PaperName): paper is keyof typeof otherTitles => Object.hasOwn(otherTitles, paper)

/** 'Bank statements, 2025-26'. */
export const titleWith = ({ paper, year }: { paper: PaperName; year: string | null }): string =>
  year === null ? titleOf(paper) : `${titleOf(paper)}, ${year}`

/** As its own place calls it, where that says more than its kind. */
export const titleAt = (paper: { paper: PaperName; year: string | null } | Placed): string =>
  'what' in paper ? paper.what : titleWith(paper)

type Placed = { paper: PaperName; year: string | null; what: string }
