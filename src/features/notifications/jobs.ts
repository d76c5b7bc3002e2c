import type { House } from '../../platform/house.ts'
import type { JobKind } from '../../platform/jobs/jobs.ts'
import { sendLetters } from './letters.ts'
import { writeMailings } from './mailings.ts'
import { sendJob } from './rules.ts'

export const notificationJobs = (house: House): JobKind[] => [
  { name: sendJob, cron: '* * * * *', work: () => deliverLetters(house) },
]

export async function deliverLetters(house: House): Promise<void> {
  await writeMailings(house)
  await sendLetters(house)
}
