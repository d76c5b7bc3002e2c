import type { House } from '#src/platform/house.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { sendLetters, type JourneyOf } from './letters.ts'
import { writeMailings } from './mailings.ts'
import { pruneNotifications } from './pruning.ts'
import { sendJob } from './rules.ts'

export const notificationJobs = (house: House, journeyOf: JourneyOf): JobKind[] => [
  { name: sendJob, cron: '* * * * *', work: () => deliverLetters(house, journeyOf) },
  { name: 'prune-notifications', cron: '41 3 * * *', work: () => pruneNotifications(house) },
]

export async function deliverLetters(house: House, journeyOf: JourneyOf = async () => []): Promise<void> {
  await writeMailings(house)
  await sendLetters(house, journeyOf)
}
