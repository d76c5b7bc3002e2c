// How a webinar stands, as the desk's list says it.
import type { Moment } from '#src/journey/moments.ts'
import type { DeskSlotView, DeskWebinarView } from '../contract.ts'

type Standing = { next: DeskSlotView | undefined; words: string }

export function standingOf(
  { slots, cancelledAt }: Pick<DeskWebinarView, 'slots' | 'cancelledAt'>,
  now: Moment,
): Standing {
  const held = slots.filter(slot => slot.cancelledAt === null)
  const next = held.find(slot => !isOver(slot, now))
  if (next !== undefined) return { next, words: 'Ahead' }
  return { next, words: cancelledAt !== null || held.length === 0 ? 'Cancelled' : 'Held' }
}

export const isOver = ({ endTime }: Pick<DeskSlotView, 'endTime'>, now: Moment): boolean => endTime <= now

/** Those who are notified where it is cancelled. */
export const attendeesAhead = ({ slots }: Pick<DeskWebinarView, 'slots'>, now: Moment): number =>
  slots
    .filter(slot => slot.cancelledAt === null && !isOver(slot, now))
    .reduce((sum, { registered }) => sum + registered, 0)

/** What is ahead comes first, the earliest at the top; then what was held, the latest first. */
export const inOrder = (slots: readonly DeskSlotView[], now: Moment): readonly DeskSlotView[] => [
  ...slots.filter(slot => !isOver(slot, now)),
  ...slots.filter(slot => isOver(slot, now)).toReversed(),
]
