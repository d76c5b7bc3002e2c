// What a submission must hold: the same check in the form and behind it.
import { messages, type Messages } from '#src/values/messages.ts'
import { isGreSection, isGreWriting, isToefl, type ToeflScale } from '#src/values/test-scores.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const rows = { least: 4, most: 30 } as const
export const longestText = 40_000
export const mostUniversities = 30

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
    text: textProblem(text, { required: copy.textRequired, most: longestText }),
    ...checkGre(values.gre, today),
    ...checkToefl(values.toefl, today),
    universities:
      (universities.length === 0 && copy.universitiesRequired) ||
      (universities.length > mostUniversities && copy.tooManyUniversities(mostUniversities)),
    deadline: deadline === null ? copy.deadlineRequired : isPast(deadline, today) && copy.dateInPast,
    takingPaidHelp: takingPaidHelp === null && copy.paidHelpRequired,
  })
}

type Said = { readonly [field: string]: string | false | undefined }

function checkGre({ taken, quant, verbal, writing, date }: Gre, today: string): Said {
  if (taken === null) return { 'gre.taken': copy.greRequired }
  if (!taken) return { 'gre.date': date === null ? copy.greRequired : isPast(date, today) && copy.dateInPast }
  if (quant === null && verbal === null && writing === null) return { 'gre.quant': copy.greRequired }
  // Partly filled, or beyond what there is: said beside whichever it is about.
  return {
    'gre.quant': (quant === null || !isGreSection(quant)) && copy.greWrong,
    'gre.verbal': (verbal === null || !isGreSection(verbal)) && copy.greWrong,
    'gre.writing': (writing === null || !isGreWriting(writing)) && copy.greWrong,
  }
}

function checkToefl({ taken, score, scale, date }: Toefl, today: string): Said {
  if (taken === null) return { 'toefl.taken': copy.greRequired }
  if (!taken) return { 'toefl.date': date === null ? copy.greRequired : isPast(date, today) && copy.dateInPast }
  if (score === null) return { 'toefl.score': copy.greRequired }
  if (Number.isNaN(score)) return { 'toefl.score': copy.scoreWrong }
  return { 'toefl.score': !isToefl(score, scale) && copy.toeflWrong }
}

/** ISO days order as texts do. */
const isPast = (day: string, today: string): boolean => day < today

/** How soon a reviewer must see it. */
export function urgencyOf(daysLeft: number): 'urgent' | 'high' | 'medium' {
  if (daysLeft <= 3) return 'urgent'
  return daysLeft <= 10 ? 'high' : 'medium'
}
