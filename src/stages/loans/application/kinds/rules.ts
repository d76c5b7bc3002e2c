// What each paper of the application is outside of it, by the one table of kinds.
import type { Concerned, PaperName } from '#src/features/papers/rules.ts'
import { papers, type PaperField } from '../rules.ts'

type Kind = {
  paper: PaperName
  concerns: Concerned | null
  part?: string
  couldBe?: readonly PaperName[]
  /** Who borrows with the student may give their own as well. */
  isOfBoth?: true
}

const own = (paper: PaperName): Kind => ({ paper, concerns: 'student' })
const ofBoth = (paper: PaperName): Kind => ({ ...own(paper), isOfBoth: true })
/** The financial part is about the person who borrows with the student. */
const ofCoBorrower = (paper: PaperName): Kind => ({ paper, concerns: 'co-borrower' })
const property: Kind = { paper: 'property-papers', concerns: null }

export const kindOf: Readonly<Record<PaperField, Kind>> = {
  class_10_marksheet: { ...own('school-mark-sheets'), part: 'class-10' },
  class_12_marksheet: { ...own('school-mark-sheets'), part: 'class-12' },
  // Either will do here, so nobody knows which of the two it is.
  proof_of_admission: { ...own('other'), couldBe: ['admission-letter', 'i-20'] },
  undergraduate_marksheets: own('degree-mark-sheets'),
  international_entrance_result: own('test-scores'),
  indian_entrance_result: own('entrance-result'),
  pan_card: ofBoth('pan-card'),
  aadhaar: ofBoth('aadhaar'),
  passport: own('passport'),
  driving_license: ofBoth('driving-licence'),
  voter_id: ofBoth('voter-id'),
  bill: own('utility-bill'),
  lease: own('lease'),
  salary_slips: ofCoBorrower('pay-slips'),
  form_16: { ...ofCoBorrower('form-16'), couldBe: ['tax-returns'] },
  business_address_proof: ofCoBorrower('business-papers'),
  tds_certificate: ofCoBorrower('business-papers'),
  itr_3_years: ofCoBorrower('tax-returns'),
  qualification_certificate: ofCoBorrower('business-papers'),
  bank_statements: ofCoBorrower('bank-statements'),
  registration_receipt: property,
  allotment_letter: property,
  chain_deed: property,
  tax_copy: property,
  building_plan: property,
  completion_certificates: property,
  sales_deed: property,
}

/** The application asks for these of who borrows with the student: either of the two may give it. */
export const isOfCoBorrower = (field: PaperField): boolean => kindOf[field].concerns === 'co-borrower'

/** What who borrows with the student gives themselves: what is asked of them, and what proves who they are. */
export const coBorrowerFields: readonly PaperField[] = papers
  .map(({ field }) => field)
  .filter(field => isOfCoBorrower(field) || kindOf[field].isOfBoth === true)
  .toSorted((one, other) => Number(isOfCoBorrower(other)) - Number(isOfCoBorrower(one)))
