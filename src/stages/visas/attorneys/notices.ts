// What a student reads about a call: in the app, and by a letter that puts the calendar right.
import { inArray, sql } from 'drizzle-orm'
import { eventFor, reachedAt, tellOwner } from '#src/features/appointments/letters.ts'
import { timesAt } from '#src/features/appointments/rules.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { CalendarEvent } from '#src/values/calendar-file.ts'
import { sendReminders, upcomingIn, type Reminders } from '#src/features/appointments/reminders.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { type PlacedCall, end, lapseHolds, placedCalls, unprovedCalls } from './calls.ts'
import * as copy from './copy.ts'
import { callPage } from './refunds.ts'
import { isGivenUp } from './rules.ts'
import { lockDiary, writeAllSlots } from './diary.ts'
import { attorneyCalls, attorneyDiary, attorneyReminders } from './tables.ts'

export type News = keyof typeof copy.letters

export async function tell(
  change: Change,
  services: Pick<Services, 'vault' | 'settings' | 'now'>,
  placed: PlacedCall,
  news: News,
): Promise<void> {
  const { call, attorney, slot } = placed
  const { phone } = await reachedAt(change.tx, call.owner)
  const { day, home, away } = timesAt(slot.startTime, attorney.zone)
  const words = {
    name: attorney.name,
    home: `${day}, ${home}`,
    away,
    page: services.settings.publicUrl + callPage,
    phone,
  }
  await tellOwner(change, services, {
    owner: call.owner,
    type: 'visa',
    notification: copy.notifications[news](words),
    href: callPage,
    endTime: news === 'day' || news === 'hour' ? slot.endTime : undefined,
    words: copy.letters[news](words),
    file: 'safar-attorney-call.ics',
    event: eventOf(services, placed),
  })
}

/** A call as the student's own calendar shows it. */
export const eventOf = (
  services: Pick<Services, 'settings' | 'now'>,
  { call, attorney, slot }: PlacedCall,
): CalendarEvent =>
  eventFor(services, {
    uid: `attorney-call-${call.id}`,
    sequence: call.sequence,
    slot,
    title: `Call with ${attorney.name}, immigration attorney`,
    description: 'The attorney calls you by phone. Keep your refusal letter or slip beside you.',
    location: copy.byPhone,
    page: callPage,
    isCancelled: isGivenUp(call.ending),
  })

export const attorneyJobs = (services: Services): JobKind[] => [
  { name: 'attorney-slots', cron: '7 * * * *', work: () => writeAllSlots(services) },
  { name: 'attorney-holds', cron: '* * * * *', work: () => freeUnpaid(services) },
  { name: 'attorney-reminders', cron: '* * * * *', work: () => sendReminders(services, callReminders(services)) },
]

const freeUnpaid = (services: Services): Promise<void> =>
  services.change(async change => {
    await lockDiary(change.tx)
    await lapseHolds(change, services.now())
    for (const placed of await unprovedCalls(change.tx, services.now())) {
      await end(change, placed.call, { at: services.now(), ending: 'lapsed' })
      await tell(change, services, placed, 'lapsed')
    }
  })

const callReminders = (services: Services): Reminders => ({
  table: attorneyReminders,
  upcoming: upcomingIn(attorneyDiary, sql`a.confirmed_at is not null`),
  send: async (change, kinds) => {
    for (const placed of await placedCalls(change.tx, inArray(attorneyCalls.id, [...kinds.keys()]))) {
      await tell(change, services, placed, kinds.get(placed.call.id) ?? 'hour')
    }
  },
})
