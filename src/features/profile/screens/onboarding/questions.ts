// The questions in order, each with its address.
export const questions = [
  'degree',
  'field',
  'intake',
  'university',
  'programme-start',
  'flight',
  'done-already',
] as const
export type Question = (typeof questions)[number]

export const isQuestion = (text: string): text is Question => questions.some(question => question === text)

export const addressOf = (question: Question | undefined): string => `/onboarding/${question ?? 'end'}`

export const after = (question: Question): Question | undefined => questions[questions.indexOf(question) + 1]
export const before = (question: Question): Question | undefined => questions[questions.indexOf(question) - 1]

type Answers = { degree: string | null; branch: string; cycle: string | null }

/** What is asked and not answered yet; a university and days may not be known, and what is done already may be nothing. */
export function unanswered({ degree, branch, cycle }: Answers): readonly Question[] {
  const open: readonly Question[] = ['degree', 'field', 'intake']
  const isAnswered: Partial<Record<Question, boolean>> = {
    degree: degree !== null,
    field: branch !== '',
    intake: cycle !== null,
  }
  return open.filter(question => isAnswered[question] !== true)
}
