// What a submission must hold: the same check in the form and behind it.
import { messages, type Messages } from '#src/values/messages.ts'
import { isGreSection, isGreWriting, isToefl, type ToeflScale } from '#src/values/test-scores.ts'
import { textProblem } from '#src/values/visible-text.ts'

export const rows = { least: 4, most: 30 } as const
export const longestText = 40_000
export const mostUniversities = 30

/** What of a student's papers goes with it. */
export const resumePapers = ['resume'] as const

export const loanProcesses = ['yes', 'no', 'not-applying'] as const
export type LoanProcess = (typeof loanProcesses)[number]

/** What one tells of a test: its scores when it was taken, the day when it was not. What was not said is null. */
export type Gre = {
  taken: boolean | null
  quant: number | null
  verbal: number | null
  writing: number | null
  date: string | null
}
export type Toefl = { taken: boolean | null; score: number | null; scale: ToeflScale; date: string | null }

/** The ten values of a submission. Days are ISO. */
export type Submission = {
  text: string
  gre: Gre
  toefl: Toefl
  universities: readonly string[]
  deadline: string | null
  takingPaidHelp: boolean | null
  loanProcess: LoanProcess | null
}

export function checkSubmission(values: Submission, today: string): Messages {
  const { text, universities, deadline, takingPaidHelp } = values
  return messages({
    text: textProblem(text, { required: textRequired, most: longestText }),
    ...checkGre(values.gre, today),
    ...checkToefl(values.toefl, today),
    universities:
      (universities.length === 0 && universitiesRequired) ||
      (universities.length > mostUniversities && tooManyUniversities(mostUniversities)),
    deadline: deadline === null ? deadlineRequired : isPast(deadline, today) && dateInPast,
    takingPaidHelp: takingPaidHelp === null && paidHelpRequired,
  })
}

type Said = { readonly [field: string]: string | false | undefined }

function checkGre({ taken, quant, verbal, writing, date }: Gre, today: string): Said {
  if (taken === null) return { 'gre.taken': greRequired }
  if (!taken) return { 'gre.date': date === null ? greRequired : isPast(date, today) && dateInPast }
  if (quant === null && verbal === null && writing === null) return { 'gre.quant': greRequired }
  // Partly filled, or beyond what there is: said beside whichever it is about.
  return {
    'gre.quant': (quant === null || !isGreSection(quant)) && greWrong,
    'gre.verbal': (verbal === null || !isGreSection(verbal)) && greWrong,
    'gre.writing': (writing === null || !isGreWriting(writing)) && greWrong,
  }
}

function checkToefl({ taken, score, scale, date }: Toefl, today: string): Said {
  if (taken === null) return { 'toefl.taken': greRequired }
  if (!taken) return { 'toefl.date': date === null ? greRequired : isPast(date, today) && dateInPast }
  if (score === null) return { 'toefl.score': greRequired }
  if (Number.isNaN(score)) return { 'toefl.score': scoreWrong }
  return { 'toefl.score': !isToefl(score, scale) && toeflWrong }
}

/** ISO days order as texts do. */
const isPast = (day: string, today: string): boolean => day < today

/** How soon a reviewer must see it. */
export function urgencyOf(daysLeft: number): 'urgent' | 'high' | 'medium' {
  if (daysLeft <= 3) return 'urgent'
  return daysLeft <= 10 ? 'high' : 'medium'
}

// The words of submitting, of the specification where it gives them (1, sections 2, 5 and 8).
export const hints = {
  universities:
    "If you don't know your final university list, just list the universities you're currently interested in applying to.",
  resume: 'Uploading your resume allows us to give you better feedback on your SOP',
} as const

export const textRequired = 'Please add your sop as a text.'
export const deadlineRequired = 'Please add Sop deadline.'
export const paidHelpRequired = 'Please state if you are taking paid Sop help.'
export const universitiesRequired = 'Please add the name of the universities to which you are applying.'
export const toeflWrong = 'Please enter a valid TOEFL score.'
export const scoreWrong = 'Please enter a valid score.'
/** Said for the TOEFL as well: so the specification has it. */
export const greRequired = 'Please add your GRE Score or GRE Date.'
export const greWrong = 'Please enter valid scores.'
export const dateInPast = 'Please choose today or a later day.'
const tooManyUniversities = (most: number): string => `Please choose at most ${most} universities.`

export const submitted = 'Your SOP has been submitted for review'
export const underReview = 'Your SOP is with a reviewer. You can send a new version once the feedback is there.'

export const loanProcessNames = { yes: 'Yes', no: 'No', 'not-applying': 'Not applying for a loan' } as const
