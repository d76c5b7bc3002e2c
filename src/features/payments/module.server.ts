import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { paymentJobs } from './polling.ts'
import { closingJobs } from './page-closure.ts'
import { paymentsContracts } from './contract.ts'
import { cancelJobs, paymentHindrances } from './cancellation.ts'
import { refundJobs } from './refunds/delivery.ts'
import { again, all, byHand, failedRefunds } from './refunds/service.ts'
import { paymentsHandlers } from './service.ts'
import { purposesIn } from './slots.ts'

export default defineServerModule({
  name: 'features/payments',
  calls: calls(paymentsContracts, app => ({
    payments: paymentsHandlers(purposesIn(app)),
    deskRefunds: { all, again, byHand },
  })),
  jobs: (services, app) => [
    ...paymentJobs(services, purposesIn(app)),
    ...refundJobs(services),
    ...cancelJobs(services),
    ...closingJobs(services),
  ],
  gives: [...Object.values(audited), personalData({ hindrances: paymentHindrances }), failedRefunds],
})
