// What a student is told of a call: in the app, and by a letter that puts the calendar right.
import { and, eq } from 'drizzle-orm'
import { notify } from '#src/features/notifications/notify.ts'
import { notificationMutes } from '#src/features/notifications/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { House } from '#src/platform/house.ts'
import { postMail } from '#src/platform/post.ts'
import { calendarFile, calendarMethod } from '#src/values/calendar-file.ts'
import { eventOf } from './calendar.ts'
import { endOf, type PlacedCall } from './calls.ts'
import * as copy from './copy.ts'
import { reachedAt } from './reaching.ts'
import { callPage } from './refunds.ts'
import { timesAt } from './rules.ts'

type Teller = Pick<House, 'vault' | 'settings' | 'now'>
export type News = keyof typeof copy.letters

export async function tell(change: Change, house: Teller, placed: PlacedCall, news: News): Promise<void> {
  const { owner } = placed.call
  const { email, phone } = await reachedAt(change.tx, owner)
  const told = { ...timesOf(placed), page: house.settings.publicUrl + callPage, phone }
  // The letter is our own: it brings a calendar file.
  await notify(change, house, {
    to: owner,
    type: 'visa',
    ...copy.notifications[news](told),
    href: callPage,
    endTime: news === 'day' || news === 'hour' ? endOf(placed.slot) : undefined,
    mail: false,
  })
  if (email === null || (await wantsNoLetters(change, owner))) return
  const { subject, lines } = copy.letters[news](told)
  const event = eventOf(house, placed)
  await postMail(house.vault, change, {
    to: email,
    subject,
    text: ['Hello,', ...lines, 'Safar'].join('\n\n'),
    attachments: [
      {
        name: 'safar-attorney-call.ics',
        type: `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
        content: calendarFile(event),
      },
    ],
  })
}

function timesOf({ attorney, slot }: PlacedCall): Pick<copy.Told, 'name' | 'home' | 'away'> {
  const { day, home, away } = timesAt(slot.startTime, attorney.zone)
  return { name: attorney.name, home: `${day}, ${home}`, away }
}

const wantsNoLetters = async ({ tx }: Change, owner: string): Promise<boolean> =>
  (await tx.$count(
    notificationMutes,
    and(eq(notificationMutes.owner, owner), eq(notificationMutes.category, 'journey')),
  )) > 0
