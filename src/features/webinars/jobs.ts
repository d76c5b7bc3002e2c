import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { describeJob } from './description.ts'
import { releaseJob } from './release.ts'
import { remindAll } from './reminders.ts'

export const webinarJobs = (services: Services): JobKind[] => [
  releaseJob(services),
  describeJob(services),
  { name: 'webinar-reminders', cron: '* * * * *', work: () => remindAll(services) },
]
