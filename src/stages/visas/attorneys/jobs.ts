import { inArray, sql } from 'drizzle-orm'
import { sendReminders, type Reminders } from '#src/features/appointments/reminders.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { end, lapseHolds, placedCalls, unprovedCalls } from './calls.ts'
import { lockDiary, writeAllSlots } from './diary.ts'
import { attorneyCalls, attorneyReminders, attorneySlots } from './tables.ts'
import { tell } from './notices.ts'

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
  upcoming: sql`select c.id as subject, s.start_time, c.booked_at as since
    from ${attorneyCalls} c join ${attorneySlots} s on s.id = c.slot
    where c.confirmed_at is not null and c.ended_at is null`,
  send: async (change, kinds) => {
    for (const placed of await placedCalls(change.tx, inArray(attorneyCalls.id, [...kinds.keys()]))) {
      await tell(change, services, placed, kinds.get(placed.call.id) ?? 'hour')
    }
  },
})
