// The words at the head of an open step. They come with the stage's outline.
import type { Minutes } from '#src/journey/outline.ts'

export const atHand = 'Have at hand:'
export const orderWords = (order: number, of: number): string => `Step ${order} of ${of}`
export const minutesWords = (minutes: Minutes): string =>
  typeof minutes === 'number' ? `about ${minutes} minutes` : `about ${minutes.from} to ${minutes.to} minutes`
