import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { requestsContracts } from './contract.ts'
import { inboxJobs } from './inbox/jobs.ts'
import { deskOf } from './kinds.ts'
import { todo } from './request-verbs.ts'
import { requestsHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/desk-kit',
  calls: calls(requestsContracts, app => ({ requests: requestsHandlers(deskOf(app)) })),
  jobs: inboxJobs,
  gives: [...Object.values(audited), todo],
})
