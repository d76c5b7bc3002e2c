// Where somebody stands with a webinar follows from registrations and the clock (specification 1, section 4).
import type { Moment } from '../../journey/moments.ts'
import type { Facts } from '../../journey/shape.ts'
import type { CommonFacts, Step, StepDetail } from '../../journey/stage.ts'
import type { Status } from '../../journey/status.ts'
import type { webinarFields } from './facts.shape.ts'

export type WebinarFacts = Facts<typeof webinarFields>['webinar']
/** Of the facts, or of what a screen shows. */
export type Slot = { conferenceId: string; startTime: Moment; endTime: Moment; cancelledAt?: Moment | null | undefined }
export type Registration = {
  conferenceId: string
  registeredAt: Moment | null
  unregisteredAt?: Moment | null | undefined
}
type Registered<S extends Slot> = { slots: readonly S[]; registrations: readonly Registration[] }

export type Phase = 'ahead' | 'live' | 'ended'

export function phaseOf({ startTime, endTime }: Slot, now: Moment): Phase {
  if (now < startTime) return 'ahead'
  return now < endTime ? 'live' : 'ended'
}

const statusIn = {
  ahead: 'processing',
  live: 'readyForReview',
  ended: 'complete',
} as const satisfies Record<Phase, Status>

export function webinarStatus(facts: WebinarFacts, now: Moment): Status {
  const slot = registeredSlot(facts)
  return slot === undefined ? 'incomplete' : statusIn[phaseOf(slot, now)]
}

/** The slot that counts: of those registered for, the one chosen last. A slot that was cancelled counts for nobody. */
export function registeredSlot<S extends Slot>({ slots, registrations }: Registered<S>): S | undefined {
  const [last] = registrations
    .flatMap(({ conferenceId, registeredAt, unregisteredAt }) => {
      const slot = slots.find(found => found.conferenceId === conferenceId)
      const stands = registeredAt !== null && unregisteredAt == null
      return stands && slot !== undefined && isHeld(slot) ? [{ slot, registeredAt }] : []
    })
    .toSorted((one, other) => (one.registeredAt < other.registeredAt ? 1 : -1))
  return last?.slot
}

const isHeld = ({ cancelledAt }: Slot): boolean => cancelledAt == null

/** Those one may register for, the earliest first: ahead, or live for who comes late. */
export const openSlots = <S extends Slot>(slots: readonly S[], now: Moment): S[] =>
  slots
    .filter(slot => isHeld(slot) && phaseOf(slot, now) !== 'ended')
    .toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))

/** What all have alike is said once. */
export const areOne = (texts: readonly string[]): boolean => new Set(texts).size === 1

/** When a status changes next by the clock alone. */
export const nextTurn = (slots: readonly Slot[], now: Moment): Moment | undefined =>
  slots
    .filter(isHeld)
    .flatMap(({ startTime, endTime }) => [startTime, endTime])
    .filter(moment => moment > now)
    .toSorted()[0]

/** The turns of the slot that counts: for a step, so that its page is read again in time. */
export function turnsOf(facts: WebinarFacts): Pick<StepDetail, 'turns' | 'dates'> {
  const slot = registeredSlot(facts)
  return slot === undefined
    ? {}
    : { turns: [slot.startTime, slot.endTime], dates: [{ title: 'Webinar starts', when: slot.startTime }] }
}

export type Action = 'register' | 'different' | 'join' | 'watch'

type Standing = { phase: Phase | undefined; hasOther: boolean; hasJoined: boolean }

/** What the one button is for; none once the slot has ended, unless there is another to choose. */
export function actionOf({ phase, hasOther, hasJoined }: Standing): Action | undefined {
  if (phase === 'live') return hasJoined ? 'watch' : 'join'
  if (!hasOther) return undefined
  return phase === 'ahead' ? 'different' : 'register'
}

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

export type FactsWithWebinar = CommonFacts & Facts<typeof webinarFields>

/** The step that several stages have. */
export const attendWebinar = {
  id: 'AttendWebinar',
  route: 'attend-webinar',
  title: 'Attend webinar',
  type: 'RsvpToWebinar',
  status: ({ webinar }, now) => webinarStatus(webinar, now),
  detail: ({ webinar }) => turnsOf(webinar),
} as const satisfies Step<FactsWithWebinar>

/** Where a webinar is attended: its stage's step, or the journey for one that was laid for some. */
export const pageOf = (stage: string | null): string => (stage === null ? '/' : `/${stage}/${attendWebinar.route}`)
