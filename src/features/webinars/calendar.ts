// A slot as one's own calendar holds it.
import type { House } from '#src/platform/house.ts'
import { calendarFile, organizerIn, type CalendarEvent } from '#src/values/calendar-file.ts'
import { pageOf } from './rules.ts'
import type { HeldSlot } from './slots.ts'

export const calendarOf = (house: Pick<House, 'settings' | 'now'>, held: HeldSlot): string =>
  calendarFile(eventOf(house, held))

export function eventOf(
  { settings, now }: Pick<House, 'settings' | 'now'>,
  { webinar, slot }: HeldSlot,
): CalendarEvent {
  return {
    uid: `webinar-${slot.id}@${new URL(settings.publicUrl).hostname}`,
    sequence: slot.sequence,
    stamp: now(),
    start: slot.startTime,
    end: slot.endTime,
    title: `Safar webinar: ${webinar.title}`,
    description: slot.agenda,
    url: settings.publicUrl + pageOf(webinar.stage),
    organizer: organizerIn(settings.SAFAR_MAIL_FROM),
    isCancelled: slot.cancelledAt !== null,
  }
}
