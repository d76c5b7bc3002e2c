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

// How long it is until a webinar starts, for the eye and for the ear.
/** 'Starts in 2d 4h 10m 5s': our reading of 'Starts in D h m s'. */
export function countdown(secondsLeft: number): string {
  const left = Math.max(0, Math.floor(secondsLeft))
  const [days, hours, minutes] = [
    Math.floor(left / day),
    Math.floor((left % day) / hour),
    Math.floor((left % hour) / 60),
  ]
  return `Starts in ${days}d ${hours}h ${minutes}m ${left % 60}s`
}

const hour = 60 * 60
const day = 24 * hour

/** What is read out of a countdown: only when it has come a good deal nearer. */
export function nearness(secondsLeft: number): string {
  if (secondsLeft <= 0) return 'It starts now.'
  const mark = marks.find(({ within }) => secondsLeft <= within)
  return mark?.words ?? 'It starts in more than a day.'
}

const marks = [
  { within: 60, words: 'It starts in less than a minute.' },
  { within: 10 * 60, words: 'It starts in less than 10 minutes.' },
  { within: hour, words: 'It starts in less than an hour.' },
  { within: day, words: 'It starts in less than a day.' },
]
