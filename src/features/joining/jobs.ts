import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'
import { finishJoins } from './completion.ts'

export const joiningJobs = (services: Services, sources: RightsSources): JobKind[] => [
  { name: 'finish-joins', cron: '*/10 * * * *', work: () => finishJoins(services, sources) },
]
