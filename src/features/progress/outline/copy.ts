// The words at the head of an open step, and of what was finished another way. They come with the stage's outline.
import type { Minutes } from '#src/journey/outline.ts'

export const atHand = 'Have at hand:'
export const orderWords = (order: number, of: number): string => `Step ${order} of ${of}`
export const minutesWords = (minutes: Minutes): string =>
  typeof minutes === 'number' ? `about ${minutes} minutes` : `about ${minutes.from} to ${minutes.to} minutes`

/** The name of the list of sentences, for a screen reader. */
export const another = 'Finished another way'
export const undo = 'Undo'

/** Before several steps are finished by one press. */
export const finishTitle = (steps: number): string => `Mark ${steps} steps as done?`
export const finishWords = (steps: number, stage: string): string =>
  `This marks the ${steps} steps of ${stage} that are still open as done. You can undo it at the top of the stage.`
export const finishConfirm = (steps: number): string => `Mark ${steps} steps as done`
export const finishKeep = 'Not now'
