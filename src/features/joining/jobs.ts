import type { House } from '#src/platform/house.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'
import { finishJoins } from './finishing.ts'

export const joiningJobs = (house: House, sources: RightsSources): JobKind[] => [
  { name: 'finish-joins', cron: '*/10 * * * *', work: () => finishJoins(house, sources) },
]
