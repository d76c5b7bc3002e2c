import { inArray, sql } from 'drizzle-orm'
import { sendReminders, type Reminders } from '#src/features/appointments/reminders.ts'
import type { House } from '#src/platform/house.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { end, lapseHolds, placedCalls, unprovedCalls } from './calls.ts'
import { lockDiary, writeAllSlots } from './diary.ts'
import { attorneyCalls, attorneyReminders, attorneySlots } from './tables.ts'
import { tell } from './telling.ts'

export const attorneyJobs = (house: House): JobKind[] => [
  { name: 'attorney-slots', cron: '7 * * * *', work: () => writeAllSlots(house) },
  { name: 'attorney-holds', cron: '* * * * *', work: () => freeUnpaid(house) },
  { name: 'attorney-reminders', cron: '* * * * *', work: () => sendReminders(house, callReminders(house)) },
]

const freeUnpaid = (house: House): Promise<void> =>
  house.change(async change => {
    await lockDiary(change.tx)
    await lapseHolds(change, house.now())
    for (const placed of await unprovedCalls(change.tx, house.now())) {
      await end(change, placed.call, { at: house.now(), ending: 'lapsed' })
      await tell(change, house, placed, 'lapsed')
    }
  })

const callReminders = (house: House): Reminders => ({
  table: attorneyReminders,
  upcoming: sql`select c.id as subject, s.start_time, c.booked_at as since
    from ${attorneyCalls} c join ${attorneySlots} s on s.id = c.slot
    where c.confirmed_at is not null and c.ended_at is null`,
  send: async (change, kinds) => {
    for (const placed of await placedCalls(change.tx, inArray(attorneyCalls.id, [...kinds.keys()]))) {
      await tell(change, house, placed, kinds.get(placed.call.id) ?? 'hour')
    }
  },
})
