import { calls, defineServerModule } from '#src/manifest/server.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { personalDataOf, type RightsSources } from '../people/personal-data/sources.ts'
import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import { list, tell } from './breach/service.ts'
import { rightsContracts } from './contract.ts'
import { finishRestore, erasureJobs } from './erasure/erasures.ts'
import { rightsHandlers } from './service.ts'
import { exportJobs } from './export/exports.ts'
import { retentionJobs } from './retention/periods.ts'

export default defineServerModule({
  name: 'features/rights',
  calls: calls(rightsContracts, app => ({
    rights: rightsHandlers(personalDataOf(app)),
    breach: { list, tell },
  })),
  beforeServing: (services, app) => finishRestore(services, personalDataOf(app)),
  jobs: (services, app) => rightsJobs(services, personalDataOf(app)),
  gives: [...Object.values(audited), ...Object.values(requestKinds)],
})

const rightsJobs = (services: Services, sources: RightsSources): JobKind[] => [
  ...exportJobs(services, sources),
  ...erasureJobs(services, sources),
  ...retentionJobs(services, sources),
]
