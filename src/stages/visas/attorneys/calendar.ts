// A call as one's own calendar holds it.
import type { House } from '#src/platform/house.ts'
import { organizerIn, type CalendarEvent } from '#src/values/calendar-file.ts'
import { endOf, type PlacedCall } from './calls.ts'
import { callPage } from './refunds.ts'
import { isGivenUp } from './rules.ts'

export const eventOf = (
  { settings, now }: Pick<House, 'settings' | 'now'>,
  { call, attorney, slot }: PlacedCall,
): CalendarEvent => ({
  uid: `attorney-call-${call.id}@${new URL(settings.publicUrl).hostname}`,
  sequence: call.sequence,
  stamp: now(),
  start: slot.startTime,
  end: endOf(slot),
  title: `Call with ${attorney.name}, immigration attorney`,
  description: 'The attorney calls you by phone. Keep your refusal letter or slip beside you.',
  url: settings.publicUrl + callPage,
  organizer: organizerIn(settings.SAFAR_MAIL_FROM),
  isCancelled: isGivenUp(call.ending),
})
