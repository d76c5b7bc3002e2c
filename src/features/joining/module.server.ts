import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { personalDataOf } from '../people/personal-data/sources.ts'
import { joiningContracts } from './contract.ts'
import { joiningJobs } from './jobs.ts'
import { joiningHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/joining',
  calls: calls(joiningContracts, app => ({ joining: joiningHandlers(personalDataOf(app)) })),
  jobs: (services, app) => joiningJobs(services, personalDataOf(app)),
  gives: Object.values(audited),
})
