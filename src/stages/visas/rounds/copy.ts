// What the journey itself says of a further application after a refusal.
import { dayOf, formatDay } from '#src/values/dates.ts'

const ordinals = ['First', 'Second', 'Third'] as const
export const ordinal = (number: number): string => ordinals[number - 1] ?? `${number}th`

export type Round = { number: number; refusedAt: string }

export const refusedOn = ({ refusedAt }: Round): string => formatDay(dayOf(Temporal.Instant.from(refusedAt)))

/** 'Second application. The first was refused on 12th May 2027.' */
export const again = (round: Round): string =>
  `${ordinal(round.number)} application. The ${ordinal(round.number - 1).toLowerCase()} was refused on ${refusedOn(round)}.`

export const refusal = 'Refusal of the visa'
