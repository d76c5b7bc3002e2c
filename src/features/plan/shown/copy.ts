export const about = (day: string): string => `About ${day}`
export const by = (day: string): string => `By ${day}`
export const from = (day: string): string => `From ${day}`
export const between = (one: string, other: string): string => `Between ${one} and ${other}`
export const soon = 'As soon as you can'
export const done = 'Done'
export const doneOn = (day: string): string => `Done on ${day}`

/** Below a short day, or instead of it. */
export const until = (day: string): string => `to ${day}`
export const onwards = 'or later'
export const soonest = 'Soon'

export const words = { fits: 'Fits', tight: 'Tight', breaks: 'Breaks' } as const

export const otherwise = (cost: string): string => `Otherwise ${cost}.`

/** Behind a date whose rule has changed at its source, until a second person has confirmed that. */
export const whyChecking =
  'The page behind this date may have changed. Two of us read it before your date moves. Until then it stays as it is here.'
