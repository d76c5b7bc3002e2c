// What is typed in the form, and the submission that it makes.
import type { DocumentView } from '#src/features/documents/contract.ts'
import type { ComboboxOption } from '#src/ui/use-combobox.ts'
import type { ToeflScale } from '#src/values/test-scores.ts'
import type { VersionView } from '#src/stages/sop-review/feedback/contract.ts'
import { checkSubmission, loanProcesses, type LoanProcess, type Submission } from '../rules.ts'

export type SopValues = {
  text: string
  greTaken: boolean | null
  quant: string
  verbal: string
  writing: string
  greDate: string
  toeflTaken: boolean | null
  toeflScore: string
  toeflScale: ToeflScale
  toeflDate: string
  universities: readonly ComboboxOption[]
  deadline: string
  takingPaidHelp: boolean | null
  loanProcess: LoanProcess | ''
  /** Chosen from their documents, and attached by submitting alone. */
  storedResume: DocumentView | null
}

export const blank: SopValues = {
  text: '',
  greTaken: null,
  quant: '',
  verbal: '',
  writing: '',
  greDate: '',
  toeflTaken: null,
  toeflScore: '',
  toeflScale: '0-120',
  toeflDate: '',
  universities: [],
  deadline: '',
  takingPaidHelp: null,
  loanProcess: '',
  storedResume: null,
}

export const submissionIn = (values: SopValues): Submission => ({
  text: values.text,
  gre: {
    taken: values.greTaken,
    quant: numberIn(values.quant),
    verbal: numberIn(values.verbal),
    writing: numberIn(values.writing),
    date: dayIn(values.greDate),
  },
  toefl: {
    taken: values.toeflTaken,
    score: numberIn(values.toeflScore),
    scale: values.toeflScale,
    date: dayIn(values.toeflDate),
  },
  universities: values.universities.map(({ value }) => value),
  deadline: dayIn(values.deadline),
  takingPaidHelp: values.takingPaidHelp,
  loanProcess: loanProcesses.find(known => known === values.loanProcess) ?? null,
})

/** What was sent last time, to begin the next version with. */
export const valuesOf = (version: VersionView): SopValues => ({
  text: version.text,
  greTaken: version.gre.taken,
  quant: textOf(version.gre.quant),
  verbal: textOf(version.gre.verbal),
  writing: textOf(version.gre.writing),
  greDate: version.gre.date ?? '',
  toeflTaken: version.toefl.taken,
  toeflScore: textOf(version.toefl.score),
  toeflScale: version.toefl.scale,
  toeflDate: version.toefl.date ?? '',
  universities: version.universities.map(({ id, name }) => ({ value: id, label: name })),
  deadline: version.submissionDeadline,
  takingPaidHelp: version.takingPaidHelp,
  loanProcess: version.loanProcess ?? '',
  storedResume: null,
})

/** The fields of a submission by what they are called in the form. */
const fields: Readonly<Record<string, keyof SopValues>> = {
  'gre.taken': 'greTaken',
  'gre.quant': 'quant',
  'gre.verbal': 'verbal',
  'gre.writing': 'writing',
  'gre.date': 'greDate',
  'toefl.taken': 'toeflTaken',
  'toefl.score': 'toeflScore',
  'toefl.date': 'toeflDate',
}

export const inForm = (said: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(said).map(([field, words]) => [fields[field] ?? field, words]))

export const check = (values: SopValues, today: string): Record<string, string> =>
  inForm(checkSubmission(submissionIn(values), today))

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))
const dayIn = (text: string): string | null => (text === '' ? null : text)
const textOf = (number: number | null): string => (number === null ? '' : String(number))
