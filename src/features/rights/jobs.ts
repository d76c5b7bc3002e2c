import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { erasureJobs } from './erasure/erasures.ts'
import { exportJobs } from './export/exports.ts'
import { retentionJobs } from './retention/periods.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'

export const rightsJobs = (services: Services, sources: RightsSources): JobKind[] => [
  ...exportJobs(services, sources),
  ...erasureJobs(services, sources),
  ...retentionJobs(services, sources),
]
