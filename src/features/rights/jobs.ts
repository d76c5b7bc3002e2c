import type { House } from '#src/platform/house.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { erasureJobs } from './erasure/erasing.ts'
import { exportJobs } from './export/exporting.ts'
import { retentionJobs } from './retention/keeping.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'

export const rightsJobs = (house: House, sources: RightsSources): JobKind[] => [
  ...exportJobs(house, sources),
  ...erasureJobs(house, sources),
  ...retentionJobs(house, sources),
]
