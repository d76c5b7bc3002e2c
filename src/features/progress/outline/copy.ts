// The words at the head of an open step. They come with the stage's outline.
import type { Minutes } from '#src/journey/outline.ts'

export const takes = 'Takes'
export const by = 'Safe until'
export const wasBy = 'Was safe until'
export const withWhom = 'With'
export const until = 'Until'
export const haveReady = 'Have ready'
export const isStored = 'in your documents'
export const isKnown = 'in Safar'
export const addIt = (name: string): string => `Add ${name}`
export const minutesWords = (minutes: Minutes): string =>
  typeof minutes === 'number' ? `About ${minutes} min` : `${minutes.from}–${minutes.to} min`
