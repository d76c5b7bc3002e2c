// How a webinar stands, as the desk's list says it.
import type { DeskSlotView, DeskWebinarView } from '../contract.ts'

type Standing = { next: DeskSlotView | undefined; words: string }

export function standingOf(
  { slots, cancelledAt }: Pick<DeskWebinarView, 'slots' | 'cancelledAt'>,
  now: Temporal.Instant,
): Standing {
  const held = slots.filter(slot => slot.cancelledAt === null)
  const next = held.find(({ endTime }) => Temporal.Instant.compare(Temporal.Instant.from(endTime), now) > 0)
  if (next !== undefined) return { next, words: 'Ahead' }
  return { next, words: cancelledAt !== null || held.length === 0 ? 'Cancelled' : 'Held' }
}
