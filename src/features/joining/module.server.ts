import { calls, defineServerModule } from '#src/manifest/server.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { personalDataOf, type RightsSources } from '../people/personal-data/sources.ts'
import * as audited from './audit-actions.ts'
import { joiningContracts } from './contract.ts'
import { joiningHandlers } from './service.ts'
import { finishJoins } from './completion.ts'

export default defineServerModule({
  name: 'features/joining',
  calls: calls(joiningContracts, app => ({ joining: joiningHandlers(personalDataOf(app)) })),
  jobs: (services, app) => joiningJobs(services, personalDataOf(app)),
  gives: Object.values(audited),
})

const joiningJobs = (services: Services, sources: RightsSources): JobKind[] => [
  { name: 'finish-joins', cron: '*/10 * * * *', work: () => finishJoins(services, sources) },
]
