export const label = 'How your plan stands'
export const terms = { now: 'Now', next: 'Next', missed: 'If you miss it', helps: 'What helps' } as const

const around = (day: string, isEstimated: boolean): string => (isEstimated ? `about ${day}` : day)
export const by = (name: string, day: string, isEstimated: boolean): string => `${name}, by ${around(day, isEstimated)}`
export const on = (name: string, day: string, isEstimated: boolean): string => `${name}, ${around(day, isEstimated)}`
export const lastDay = (name: string, day: string): string => `${name}, last day ${day}`
export const wasDue = (name: string, day: string): string => `${name}, was due on ${day}`
export const tightAfter = (last: string | undefined): string =>
  last === undefined ? 'After that day it is tight.' : `After that day it is tight. The last day is ${last}.`

export const seeWhatHelps = 'See what helps'
export const openStep = (title: string): string => `Open ‘${title}’`

/** Nobody has given a day yet. */
export const usualYear = (intake: string): string =>
  `The usual year for ${intake}, estimated. Your own dates make it exact.`
