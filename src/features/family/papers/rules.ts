// Which papers a student can let their family save.
import type { Concerned, PaperName } from '../../papers/rules.ts'

/** Every kind is decided here: a new one doesn't compile without it. */
const kinds = {
  passport: 'shown',
  photo: 'shown',
  'ds-160-confirmation': 'shown',
  'appointment-confirmation': 'shown',
  'visa-fee-receipt': 'shown',
  'sevis-receipt': 'shown',
  'i-20': 'shown',
  'admission-letter': 'shown',
  'school-mark-sheets': 'shown',
  'degree-mark-sheets': 'shown',
  'degree-certificate': 'shown',
  'test-scores': 'shown',
  resume: 'shown',
  'work-letters': 'shown',
  'pay-slips': 'shown',
  'bank-statements': 'shown',
  'tax-returns': 'shown',
  'loan-letter': 'shown',
  'scholarship-letter': 'shown',
  'sponsor-affidavit': 'shown',
  'asset-summary': 'shown',
  'bank-letter': 'shown',
  'i-94': 'shown',
  lease: 'shown',
  aadhaar: 'shown',
  'pan-card': 'shown',
  'driving-licence': 'shown',
  'voter-id': 'shown',
  'utility-bill': 'shown',
  'entrance-result': 'shown',
  'form-16': 'shown',
  'business-papers': 'shown',
  'property-papers': 'shown',
  'loan-terms': 'shown',
  'vaccine-record': 'health',
  'claim-papers': 'health',
  // A whole policy may say what somebody suffers from; its card is a heading of its own.
  'insurance-policy': 'health',
  // It may be anything, an SOP or a medical form as well.
  other: 'unknown',
} as const satisfies Record<PaperName, 'shown' | 'health' | 'unknown'>

/** Papers about a parent or who borrows are not the student's to pass on. Where nobody said whose one is, it is theirs. */
export const canBeShown = ({ paper, concerns }: { paper: PaperName; concerns: Concerned | null }): boolean =>
  kinds[paper] === 'shown' && (concerns === null || concerns === 'student')
