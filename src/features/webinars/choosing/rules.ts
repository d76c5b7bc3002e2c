// Which slots can be chosen, and what the one button of the step is for.
import type { Moment } from '#src/journey/moments.ts'
import { isHeld, phaseOf, type Phase, type Slot } from '../rules.ts'

/** Those one may register for, the earliest first: ahead, or live for who comes late. */
export const openSlots = <S extends Slot>(slots: readonly S[], now: Moment): S[] =>
  slots
    .filter(slot => isHeld(slot) && phaseOf(slot, now) !== 'ended')
    .toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))

/** What all have alike is said once. */
export const areOne = (texts: readonly string[]): boolean => new Set(texts).size === 1

export type Action = 'register' | 'different' | 'join' | 'watch'

type Standing = { phase: Phase | undefined; hasOther: boolean; hasJoined: boolean }

/** What the one button is for; none once the slot has ended, unless there is another to choose. */
export function actionOf({ phase, hasOther, hasJoined }: Standing): Action | undefined {
  if (phase === 'live') return hasJoined ? 'watch' : 'join'
  if (!hasOther) return undefined
  return phase === 'ahead' ? 'different' : 'register'
}
