import { stepWords as exampleWords, type StepWords } from '../look-inside/copy.ts'

export const answerLabels = {
  stage: 'Where they are',
  degree: 'Studies',
  intake: 'Intake',
  flight: 'Flight',
  programmeStart: 'Programme start',
  universities: 'Universities',
  homePhone: 'Phone in India',
  usPhone: 'Phone in the US',
  universityEmail: 'University e-mail',
} as const

export const stages = { applying: 'Applying', postAdmit: 'Admitted', enrolled: 'Enrolled' } as const

export const assignIn = (stage: string): string => `Assign a step in ${stage}`
export const waitsForUs = 'Waiting for us'
export const noSteps = 'No steps yet'

export const student = 'Student'
export const about = 'About'

const notSaid = 'Not said yet'

type Answer = { label: string; value: string }
const onTop: readonly string[] = [answerLabels.universities, answerLabels.intake, answerLabels.flight]

/** University, intake and flight before the rest. */
export const inOrder = (answers: readonly Answer[]): readonly Answer[] => [
  ...onTop.map(label => answers.find(answer => answer.label === label) ?? { label, value: notSaid }),
  ...answers.filter(({ label }) => !onTop.includes(label)),
]

// The words around a journey that staff read as its student does.

export const link = 'See it as the student does'
export const somebody = 'the student'
export const title = (name: string): string => `As ${name} sees it`
export const banner = (name: string): string => `You see what ${name} sees. You can’t act for them.`
export const bannerMore =
  'Forms, files and numbers aren’t shown here. That you looked is noted, and the student can read it.'
export const back = 'Back to their file'
export const home = 'Home'
export const sopReview = 'SOP review'

/** What an open step says, of somebody else. */
export const stepWords: StepWords = {
  done: exampleWords.done,
  answered: (words, action) => `${words}. It is the student’s turn, and the button says: ${action}.`,
  review: 'An answer came, and it is the student’s turn to read it.',
  waiting: (name, day, until) =>
    `With ${name}${day === undefined ? '' : ` since ${day}`}${until === undefined ? '' : `, until ${until}`}.`,
  yourTurn: 'The student’s turn. The form or the guide of this step opens here for them.',
  notYet: 'This step opens later.',
}
