// What those who attend are written. Each letter brings the slot for one's own calendar.
import { postMail } from '../../platform/post.ts'
import type { Change } from '../../platform/database/change.ts'
import type { House } from '../../platform/house.ts'
import type { Mail } from '../../platform/ports.ts'
import { calendarFile, calendarMethod } from '../../values/calendar-file.ts'
import { eventOf } from './calendar.ts'
import * as copy from './copy.ts'
import { pageOf } from './rules.ts'
import type { HeldSlot } from './slots.ts'

type Letters = Pick<House, 'vault' | 'settings' | 'now'>
type Words = { subject: string; lines: readonly string[] }

export const tellRegistered = (change: Change, house: Letters, held: HeldSlot, to: string) =>
  write(change, house, held, to, copy.letters.registered)
export const tellMoved = (change: Change, house: Letters, held: HeldSlot, to: string) =>
  write(change, house, held, to, copy.letters.moved)
export const tellCancelled = (change: Change, house: Letters, held: HeldSlot, to: string) =>
  write(change, house, held, to, copy.letters.cancelled)
export const remind = (change: Change, house: Letters, held: HeldSlot, to: string, kind: 'day' | 'hour') =>
  write(change, house, held, to, copy.letters[kind])

async function write(
  change: Change,
  house: Letters,
  held: HeldSlot,
  to: string,
  words: (told: copy.Told) => Words,
): Promise<void> {
  const { subject, lines } = words(toldOf(house, held))
  await postMail(house.vault, change, {
    to,
    subject,
    text: ['Hello,', ...lines, 'Safar'].join('\n\n'),
    attachments: [attachmentOf(house, held)],
  })
}

const toldOf = ({ settings }: Letters, { webinar, slot }: HeldSlot): copy.Told => ({
  title: webinar.title,
  times: copy.times(slot.startTime),
  page: settings.publicUrl + pageOf(webinar.stage),
  calendar: `${settings.publicUrl}/api/webinars/${slot.id}/calendar`,
})

function attachmentOf(house: Letters, held: HeldSlot): NonNullable<Mail['attachments']>[number] {
  const event = eventOf(house, held)
  return {
    name: 'safar-webinar.ics',
    type: `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
    content: calendarFile(event),
  }
}
