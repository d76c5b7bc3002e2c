import type { House } from '#src/platform/house.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { end, lapseHolds, unprovedCalls } from './calls.ts'
import { takeDiary, writeAllSlots } from './diary.ts'
import { remindAll } from './reminders.ts'
import { tell } from './telling.ts'

export const attorneyJobs = (house: House): JobKind[] => [
  { name: 'attorney-slots', cron: '7 * * * *', work: () => writeAllSlots(house) },
  { name: 'attorney-holds', cron: '* * * * *', work: () => freeUnpaid(house) },
  { name: 'attorney-reminders', cron: '* * * * *', work: () => remindAll(house) },
]

const freeUnpaid = (house: House): Promise<void> =>
  house.change(async change => {
    await takeDiary(change.tx)
    await lapseHolds(change, house.now())
    for (const placed of await unprovedCalls(change.tx, house.now())) {
      await end(change, placed.call, { at: house.now(), ending: 'lapsed' })
      await tell(change, house, placed, 'lapsed')
    }
  })
