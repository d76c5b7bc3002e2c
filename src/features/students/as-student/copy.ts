// The words around a journey that staff read as its student does.
import { stepWords as exampleWords, type StepWords } from '#src/features/look-inside/copy.ts'

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
