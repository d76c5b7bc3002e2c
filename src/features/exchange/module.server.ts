import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { datedFacts } from './dated/copy.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { exchangeContracts } from './contract.ts'
import { exchangeJobs } from './jobs.ts'
import { read } from './service.ts'

export default defineServerModule({
  name: 'features/exchange',
  shippedFacts: shippedOf(datedFacts),
  calls: calls(exchangeContracts, { exchange: { read } }),
  jobs: exchangeJobs,
})
