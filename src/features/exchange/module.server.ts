import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { shippedFacts } from '../dated-facts/slots.ts'
import { datedFacts } from './dated/copy.ts'
import { exchangeContracts } from './contract.ts'
import { read, askRates } from './service.ts'

/** Rates move by the hour; a source that is away is asked again in half of one. */
const exchangeJobs = (services: Services): JobKind[] => [
  { name: 'ask-rates', cron: '*/30 * * * *', work: () => askRates(services) },
]

export default defineServerModule({
  name: 'features/exchange',
  calls: calls(exchangeContracts, { exchange: { read } }),
  jobs: exchangeJobs,
  gives: [shippedFacts(shippedOf(datedFacts))],
})
