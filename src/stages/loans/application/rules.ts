// The one application: three parts, the papers of each, and what is wrong with it. The browser shows it beside the
// fields and the server refuses with the same.
import { hasWrongPin, isAadhaar, isIfsc, isPan, isPersonsPan, lastFour } from '#src/values/indian-identifiers.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { isBlank, textProblem } from '#src/values/visible-text.ts'
import { earnings, type Asked, type Earning } from '../lenders/rules.ts'
import * as copy from './copy.ts'

/** Stored by these names, never by the specification's numbers. */
export const parts = ['academics', 'identity', 'financial'] as const
export type Part = (typeof parts)[number]

export type PaperField = keyof typeof copy.required

/** As typed. */
export type Answers = {
  amount: string
  residential_address: string
  pan: string
  /** Typed whole to be checked; only its last four digits are kept, and then it is these. */
  aadhaar_number: string
  co_applicant_type: string
  co_applicant_name: string
  co_applicant_pan: string
  ifsc: string
  collateral: string
}

export const answerFields = {
  academics: ['amount'],
  identity: ['residential_address', 'pan', 'aadhaar_number'],
  financial: ['co_applicant_type', 'co_applicant_name', 'co_applicant_pan', 'ifsc', 'collateral'],
} as const satisfies Record<Part, readonly (keyof Answers)[]>

export const ownAnswers = (part: Part, answers: Answers): Partial<Answers> =>
  Object.fromEntries(answerFields[part].map(field => [field, answers[field]]))

type Typed = { [Field in keyof Answers]?: string | undefined }

/** A whole Aadhaar number is never kept, neither here nor on the device. */
export const masked = ({ aadhaar_number: number, ...rest }: Typed): Typed => ({
  ...rest,
  ...(number !== undefined && { aadhaar_number: isAadhaar(number) ? lastFour(number) : number.slice(0, 4) }),
})

/** What is not sent yet is named: a draft, and that one does not have a paper. */
export const draftOf = (part: Part): string => `loan:${part}`
export const lackOf = (field: PaperField): string => `${lackBegins}${field}`
export const isLack = (thing: string): boolean => thing.startsWith(lackBegins)
const lackBegins = 'loan-lacks:'

/** What a lender's sample criteria are compared with. */
export const askedIn = ({ amount, collateral, co_applicant_type: type }: Answers): Asked => ({
  lakhs: Number(amount),
  hasCollateral: collateral === 'yes',
  earning: type === 'self_employed' ? 'self_employed' : 'salaried',
})

type Paper = {
  field: PaperField
  part: Part
  /** How many files. */
  most: 1 | 10
  /** Only with such a co-applicant, or such security. */
  when?: { earning: Earning } | { collateral: true }
  isOptional?: true
  /** Not everybody has one: it may be said so instead. */
  mayLack?: true
}

const one = (part: Part, ...fields: readonly PaperField[]): Paper[] => fields.map(field => ({ field, part, most: 1 }))

const ten = (part: Part, ...fields: readonly PaperField[]): Paper[] => fields.map(field => ({ field, part, most: 10 }))

const lacking = (papers: readonly Paper[]): Paper[] => papers.map(paper => ({ ...paper, mayLack: true }))

const only = (when: Paper['when'] & object, papers: readonly Paper[]): Paper[] =>
  papers.map(paper => ({ ...paper, when }))

/** Bank statements are asked for once, however the co-applicant earns. */
export const papers: readonly Paper[] = [
  ...one('academics', 'class_10_marksheet', 'class_12_marksheet'),
  ...ten('academics', 'proof_of_admission', 'undergraduate_marksheets'),
  ...lacking(ten('academics', 'international_entrance_result', 'indian_entrance_result')),
  ...one('identity', 'pan_card'),
  // Nobody has to hand an Aadhaar to us: another ID does.
  ...lacking(one('identity', 'aadhaar')),
  ...one('identity', 'passport'),
  ...lacking(one('identity', 'driving_license', 'voter_id', 'bill', 'lease')),
  ...only({ earning: 'salaried' }, one('financial', 'salary_slips', 'form_16')),
  ...only(
    { earning: 'self_employed' },
    one('financial', 'business_address_proof', 'tds_certificate', 'itr_3_years', 'qualification_certificate'),
  ),
  ...one('financial', 'bank_statements'),
  ...only(
    { collateral: true },
    one(
      'financial',
      'registration_receipt',
      'allotment_letter',
      'chain_deed',
      'tax_copy',
      'building_plan',
      'completion_certificates',
    ),
  ),
  ...only(
    { collateral: true },
    one('financial', 'sales_deed').map((paper): Paper => ({ ...paper, isOptional: true })),
  ),
]

export const paperOf = (field: PaperField): Paper | undefined => papers.find(paper => paper.field === field)

/** Those that are asked of somebody who answered so. */
export const papersFor = (part: Part, answers: Answers): Paper[] =>
  papers.filter(paper => paper.part === part && isAsked(paper, answers))

function isAsked({ when }: Paper, { co_applicant_type, collateral }: Answers): boolean {
  if (when === undefined) return true
  return 'earning' in when ? when.earning === co_applicant_type : collateral === 'yes'
}

export type Held = { counts: Partial<Record<PaperField, number>>; lacks: readonly PaperField[] }

type Given = { field: PaperField }

/** A paper is there, from the student or from who borrows with them. */
export const heldIn = (
  papers: readonly Given[],
  coPapers: readonly (Given & { isAskedFor: boolean })[],
  lacks: readonly PaperField[],
): Held => {
  const there = [...papers, ...coPapers.filter(({ isAskedFor }) => isAskedFor)]
  return {
    counts: Object.fromEntries(
      [...Map.groupBy(there, ({ field }) => field)].map(([field, own]) => [field, own.length]),
    ),
    lacks,
  }
}

/** Of the papers that are asked for, those that are not there. */
export const missingPapers = (part: Part, answers: Answers, held: Held): PaperField[] =>
  papersFor(part, answers)
    .filter(paper => isMissing(paper, held))
    .map(({ field }) => field)

/** What keeps a part from being submitted, by field. */
export const checkPart = (part: Part, answers: Answers, held: Held): Messages => ({
  ...checkAnswers(part, answers, held),
  ...messages(Object.fromEntries(missingPapers(part, answers, held).map(field => [field, copy.required[field]]))),
})

/** Another paper that proves who one is, and where one lives. */
const otherIds: readonly PaperField[] = ['driving_license', 'voter_id']

const givesOtherId = ({ counts, lacks }: Held): boolean =>
  lacks.includes('aadhaar') && otherIds.some(field => (counts[field] ?? 0) > 0)

function isMissing({ field, isOptional, mayLack }: Paper, held: Held): boolean {
  const { counts, lacks } = held
  if (isOptional === true || (counts[field] ?? 0) > 0) return false
  if (field === 'aadhaar') return !givesOtherId(held)
  return mayLack !== true || !lacks.includes(field)
}

/** A number that one does not give is not asked for. */
export const checkAnswers = (part: Part, answers: Answers, held: Held = nothingHeld): Messages =>
  messages(
    Object.fromEntries(
      answerFields[part].map(field => {
        const isSpared = field === 'aadhaar_number' && answers.aadhaar_number === '' && givesOtherId(held)
        return [field, !isSpared && wrong[field](answers)]
      }),
    ),
  )

const nothingHeld: Held = { counts: {}, lacks: [] }

/** With property as security the most that any lender gives; in lakhs. */
export const mostLakhs = 200

const wrong: Record<keyof Answers, (answers: Answers) => string | false | undefined> = {
  amount: ({ amount }) => (isBlank(amount) ? copy.amountRequired : !isLakhs(amount) && copy.amountInvalid),
  residential_address: ({ residential_address: address }) =>
    textProblem(address, { required: copy.addressRequired, most: 500 }) ?? (hasWrongPin(address) && copy.pinInvalid),
  pan: ({ pan }) => panProblem(pan),
  aadhaar_number: ({ aadhaar_number: number }) =>
    isBlank(number) ? copy.aadhaarRequired : !isAadhaar(number) && !/^\d{4}$/.test(number) && copy.aadhaarInvalid,
  co_applicant_type: ({ co_applicant_type: type }) => !earnings.some(each => each === type) && copy.coApplicantRequired,
  co_applicant_name: ({ co_applicant_name: name }) =>
    textProblem(name, { required: copy.coApplicantNameRequired, most: 200 }),
  co_applicant_pan: ({ co_applicant_pan: pan }) => panProblem(pan),
  ifsc: ({ ifsc }) => (isBlank(ifsc) ? copy.ifscRequired : !isIfsc(ifsc) && copy.ifscInvalid),
  collateral: ({ collateral }) => !['yes', 'no'].includes(collateral) && copy.collateralRequired,
}

function panProblem(pan: string): string | false {
  if (isBlank(pan)) return copy.panRequired
  return isPan(pan) ? !isPersonsPan(pan) && copy.panOfAPerson : copy.panInvalid
}

/** '12', '12.5', '12.25'. */
export const isLakhs = (typed: string): boolean =>
  /^\d{1,3}(\.(0|00|25|5|50|75))?$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= mostLakhs
