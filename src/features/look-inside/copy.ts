// The words around the example journey.
export const title = 'A look inside'
export const lede =
  'This is a journey in the middle, read by the same rules as yours would be. Press a stage, then a step.'
export const example = {
  title: 'An example, not a real student.',
  text: (day: string) =>
    `Meera, her answers and her dates are made up. It stands still at ${day}. Nothing that you press here is sent or saved.`,
} as const
export const where = (name: string, words: string): string => `${name}’s route · ${words}`
export const person = 'Meera'
export const toSignUp = {
  title: 'Your own starts empty, and says what to do first.',
  action: 'Create an account',
} as const

/** What an open step says. */
export const stepWords = {
  done: (day: string | undefined): string =>
    `Done${day === undefined ? '' : ` on ${day}`}. What was sent and what was answered stays here to read.`,
  answered: (words: string, action: string): string => `${words}. The next press is hers: ${action}.`,
  review: 'An answer came, and it is her turn to read it.',
  waiting: (name: string, day: string | undefined, until: string | undefined): string =>
    `With ${name}${day === undefined ? '' : ` since ${day}`}${until === undefined ? '' : `, until ${until}`}. An e-mail and a notification say when it comes back.`,
  yourTurn: 'Her turn. With an account, the form or the guide of this step opens here.',
  notYet: 'This step opens later.',
}
export type StepWords = typeof stepWords
export const alsoSoon = 'This stage is coming soon. It has no steps yet.'
