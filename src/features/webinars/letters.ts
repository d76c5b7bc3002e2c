// What those who attend are written. Each letter brings the slot for one's own calendar.
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { CalendarEvent } from '#src/values/calendar-file.ts'
import { postWithEvent, eventFor } from '../appointments/letters.ts'
import * as copy from './copy.ts'
import { pageOf } from './rules.ts'
import type { HeldSlot } from './slots.ts'

type Letters = Pick<Services, 'vault' | 'settings' | 'now'>
/** Under the address that BigMarker knows, whatever the person's is by now. */
type Addressee = { owner: string; email: string }
type Words = { subject: string; lines: readonly string[] }

export const notifyRegistered = (change: Change, services: Letters, held: HeldSlot, to: Addressee) =>
  write(change, services, held, to, copy.letters.registered)
export const notifyMoved = (change: Change, services: Letters, held: HeldSlot, to: Addressee) =>
  write(change, services, held, to, copy.letters.moved)
export const notifyCancelled = (change: Change, services: Letters, held: HeldSlot, to: Addressee) =>
  write(change, services, held, to, copy.letters.cancelled)
export const remind = (change: Change, services: Letters, held: HeldSlot, to: Addressee, kind: 'day' | 'hour') =>
  write(change, services, held, to, copy.letters[kind])

async function write(
  change: Change,
  services: Letters,
  held: HeldSlot,
  { owner, email }: Addressee,
  words: (webinar: copy.WebinarWords) => Words,
): Promise<void> {
  await postWithEvent(change, services, {
    owner,
    email,
    category: 'webinars',
    words: words(wordsOf(services, held)),
    file: 'safar-webinar.ics',
    event: eventOf(services, held),
  })
}

const wordsOf = ({ settings }: Letters, { webinar, slot }: HeldSlot): copy.WebinarWords => ({
  title: webinar.title,
  times: copy.times(slot.startTime),
  page: settings.publicUrl + pageOf(webinar.stage),
  calendar: `${settings.publicUrl}/api/webinars/${slot.id}/calendar`,
})

/** A slot as one's own calendar holds it. */
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
