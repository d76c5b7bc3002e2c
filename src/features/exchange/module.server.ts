import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { datedFacts } from './dated/copy.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts } from '../dated-facts/slots.ts'
import { exchangeContracts } from './contract.ts'
import { exchangeJobs } from './jobs.ts'
import { read } from './service.ts'

export default defineServerModule({
  name: 'features/exchange',
  calls: calls(exchangeContracts, { exchange: { read } }),
  jobs: exchangeJobs,
  gives: [shippedFacts(shippedOf(datedFacts))],
})
