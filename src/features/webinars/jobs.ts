import type { House } from '#src/platform/house.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { describeJob } from './describing.ts'
import { releaseJob } from './releasing.ts'
import { remindAll } from './reminders.ts'

export const webinarJobs = (house: House): JobKind[] => [
  releaseJob(house),
  describeJob(house),
  { name: 'webinar-reminders', cron: '* * * * *', work: () => remindAll(house) },
]
