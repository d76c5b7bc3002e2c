import { calls, defineServerModule } from '#src/manifest/server.ts'
import { joiningContracts } from './contract.ts'
import { joiningJobs } from './jobs.ts'
import { joiningHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/joining',
  calls: calls(joiningContracts, ({ rightsSources }) => ({ joining: joiningHandlers(rightsSources) })),
  jobs: (house, { rightsSources }) => joiningJobs(house, rightsSources),
})
