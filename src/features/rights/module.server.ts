import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { personalDataOf } from '../people/personal-data/sources.ts'
import { list, tell } from './breach/service.ts'
import { rightsContracts } from './contract.ts'
import { finishRestore } from './erasure/after-restore.ts'
import { rightsJobs } from './jobs.ts'
import { rightsHandlers } from './service.ts'

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
