// What those who attend are written. Each letter brings the slot for one's own calendar.
import { postMail } from '#src/platform/post.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { notificationMutes } from '../notifications/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { House } from '#src/platform/house.ts'
import type { Mail } from '#src/platform/ports.ts'
import { calendarFile, calendarMethod } from '#src/values/calendar-file.ts'
import { eventOf } from './calendar.ts'
import * as copy from './copy.ts'
import { pageOf } from './rules.ts'
import type { HeldSlot } from './slots.ts'

type Letters = Pick<House, 'vault' | 'settings' | 'now'>
/** Under the address that BigMarker knows, whatever the person's is by now. */
type Addressee = { owner: string; email: string }
type Words = { subject: string; lines: readonly string[] }

export const tellRegistered = (change: Change, house: Letters, held: HeldSlot, to: Addressee) =>
  write(change, house, held, to, copy.letters.registered)
export const tellMoved = (change: Change, house: Letters, held: HeldSlot, to: Addressee) =>
  write(change, house, held, to, copy.letters.moved)
export const tellCancelled = (change: Change, house: Letters, held: HeldSlot, to: Addressee) =>
  write(change, house, held, to, copy.letters.cancelled)
export const remind = (change: Change, house: Letters, held: HeldSlot, to: Addressee, kind: 'day' | 'hour') =>
  write(change, house, held, to, copy.letters[kind])

async function write(
  change: Change,
  house: Letters,
  held: HeldSlot,
  { owner, email: to }: Addressee,
  words: (told: copy.Told) => Words,
): Promise<void> {
  if (await wantsNoLetters(change.tx, owner)) return
  const { subject, lines } = words(toldOf(house, held))
  await postMail(house.vault, change, {
    to,
    subject,
    text: ['Hello,', ...lines, 'Safar'].join('\n\n'),
    attachments: [attachmentOf(house, held)],
  })
}

/** Said in the settings of one's e-mails; the app tells it all the same. */
const wantsNoLetters = async (tx: Queries, owner: string): Promise<boolean> =>
  (await tx.$count(
    notificationMutes,
    and(eq(notificationMutes.owner, owner), eq(notificationMutes.category, 'webinars')),
  )) > 0

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
