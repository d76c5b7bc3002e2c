// Where somebody stands with a webinar follows from registrations and the clock (specification 1, section 4).
import type { Moment } from '#src/journey/moments.ts'
import type { Facts } from '#src/journey/shape.ts'
import type { CommonFacts, Step, StepDetail } from '#src/journey/stage.ts'
import type { Status } from '#src/journey/status.ts'
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

export const isHeld = ({ cancelledAt }: Slot): boolean => cancelledAt == null

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

/** Where a webinar is attended: its stage's step, or the journey for one that was assigned for some. */
export const pageOf = (stage: string | null): string => (stage === null ? '/' : `/${stage}/${attendWebinar.route}`)
