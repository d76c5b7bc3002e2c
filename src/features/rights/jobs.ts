import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { erasureJobs } from './erasure/erasing.ts'
import { exportJobs } from './export/exporting.ts'
import { retentionJobs } from './retention/keeping.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'

export const rightsJobs = (services: Services, sources: RightsSources): JobKind[] => [
  ...exportJobs(services, sources),
  ...erasureJobs(services, sources),
  ...retentionJobs(services, sources),
]
