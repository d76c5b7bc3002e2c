import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { sendLetters, type JourneyOf } from './letters.ts'
import { writeMailings } from './mailings.ts'
import { pruneNotifications } from './prune.ts'
import { sendJob } from './rules.ts'

export const notificationJobs = (services: Services, journeyOf: JourneyOf): JobKind[] => [
  { name: sendJob, cron: '* * * * *', work: () => deliverLetters(services, journeyOf) },
  { name: 'prune-notifications', cron: '41 3 * * *', work: () => pruneNotifications(services) },
]

export async function deliverLetters(services: Services, journeyOf: JourneyOf = async () => []): Promise<void> {
  await writeMailings(services)
  await sendLetters(services, journeyOf)
}
