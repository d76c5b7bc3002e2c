import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { askRates } from './service.ts'

/** Rates move by the hour; a source that is away is asked again in half of one. */
export const exchangeJobs = (services: Services): JobKind[] => [
  { name: 'ask-rates', cron: '*/30 * * * *', work: () => askRates(services) },
]
