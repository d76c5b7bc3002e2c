import { calls, defineServerModule } from '#src/manifest/server.ts'
import { list, tell } from './breach/service.ts'
import { rightsContracts } from './contract.ts'
import { finishRestore } from './erasure/after-restore.ts'
import { rightsJobs } from './jobs.ts'
import { rightsHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/rights',
  calls: calls(rightsContracts, ({ rightsSources }) => ({
    rights: rightsHandlers(rightsSources),
    breach: { list, tell },
  })),
  beforeServing: (house, { rightsSources }) => finishRestore(house, rightsSources),
  jobs: (house, { rightsSources }) => rightsJobs(house, rightsSources),
})
