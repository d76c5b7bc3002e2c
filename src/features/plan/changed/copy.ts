export const now = { fits: 'it fits now', tight: 'it is tight', breaks: 'it breaks' } as const
export const movesTo = (name: string, from: string, to: string): string => `${name} moves from ${from} to ${to}`
export const at = (name: string, day: string): string => `${name}: ${day}`
export const unknownNow = (name: string): string => `${name} has no date any more`
export const betweenDays = (one: string, other: string): string => `${one}–${other}`
export const allFits = 'Every date that we know of fits'
export const breakCount = (count: number): string =>
  count === 1 ? '1 date can’t be met' : `${count} dates can’t be met`
export const onlyTight = (count: number): string => (count === 1 ? '1 date is tight' : `${count} dates are tight`)
export const tightCount = (count: number): string => (count === 1 ? '1 is tight' : `${count} are tight`)
