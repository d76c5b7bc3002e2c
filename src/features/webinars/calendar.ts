// A slot as one's own calendar holds it.
import type { Services } from '#src/platform/services.ts'
import type { CalendarEvent } from '#src/values/calendar-file.ts'
import { eventFor } from '../appointments/letters.ts'
import { pageOf } from './rules.ts'
import type { HeldSlot } from './slots.ts'

export function eventOf(services: Pick<Services, 'settings' | 'now'>, { webinar, slot }: HeldSlot): CalendarEvent {
  const page = pageOf(webinar.stage)
  return eventFor(services, {
    uid: `webinar-${slot.id}`,
    sequence: slot.sequence,
    slot,
    title: `Safar webinar: ${webinar.title}`,
    description: slot.agenda,
    // It is watched on its own page.
    location: services.settings.publicUrl + page,
    page,
    isCancelled: slot.cancelledAt !== null,
  })
}
