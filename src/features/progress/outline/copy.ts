// The words at the head of an open step, and of what was finished another way. They come with the stage's outline.
import type { Minutes } from '#src/journey/outline.ts'

export const atHand = 'Have at hand:'
export const orderWords = (order: number, of: number): string => `Step ${order} of ${of}`
export const minutesWords = (minutes: Minutes): string =>
  typeof minutes === 'number' ? `about ${minutes} minutes` : `about ${minutes.from} to ${minutes.to} minutes`

/** The name of the list of sentences, for a screen reader. */
export const another = 'Finished another way'
export const undo = 'Undo'
