// What each step says of a further application after a refusal.
import type { Again } from '#src/journey/stage.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'

const ordinals = ['First', 'Second', 'Third'] as const
export const ordinal = (number: number): string => ordinals[number - 1] ?? `${number}th`

export const refusedOn = (at: string): string => formatDay(dayOf(Temporal.Instant.from(at)))

/** 'Second application. The first was refused on 12th May 2027.' */
export const again = ({ number, failedAt }: Again): string =>
  `${ordinal(number)} application. The ${ordinal(number - 1).toLowerCase()} was refused on ${refusedOn(failedAt)}.`
