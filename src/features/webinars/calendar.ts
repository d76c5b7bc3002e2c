// A slot as one's own calendar holds it.
import type { House } from '#src/platform/house.ts'
import type { CalendarEvent } from '#src/values/calendar-file.ts'
import { eventFor } from '../appointments/letters.ts'
import { pageOf } from './rules.ts'
import type { HeldSlot } from './slots.ts'

export function eventOf(house: Pick<House, 'settings' | 'now'>, { webinar, slot }: HeldSlot): CalendarEvent {
  const page = pageOf(webinar.stage)
  return eventFor(house, {
    uid: `webinar-${slot.id}`,
    sequence: slot.sequence,
    slot,
    title: `Safar webinar: ${webinar.title}`,
    description: slot.agenda,
    // It is watched on its own page.
    location: house.settings.publicUrl + page,
    page,
    isCancelled: slot.cancelledAt !== null,
  })
}
