// The words of a further application after a refusal that the journey itself says.

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'] as const
const ordinal = (number: number): string => ordinals[number - 1] ?? `${number}th`

export const again = (number: number, day: string): string =>
  `${ordinal(number)} application. The ${ordinal(number - 1).toLowerCase()} was refused on ${day}.`
export const past = (number: number, day: string): string => `${ordinal(number)} application: refused on ${day}.`

export const reasonNames = { '214b': '214(b)', other: 'Another section', unsure: 'Not sure' } as const

export const history = (number: number, reason: keyof typeof reasonNames): string =>
  `Began the ${ordinal(number).toLowerCase()} visa application after a refusal (${reasonNames[reason]})`

export const markedBefore = (step: string, number: number): string =>
  `Marked as completed in the ${ordinal(number).toLowerCase()} visa application: ${step}`

export const refusal = 'Refusal of the visa'
