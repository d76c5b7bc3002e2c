import { calls, defineServerModule } from '#src/manifest/server.ts'
import { paymentJobs } from './asking.ts'
import { closingJobs } from './closing.ts'
import { paymentsContracts } from './contract.ts'
import { paymentHindrances } from './hindrances.ts'
import { cancelJobs } from './refunding.ts'
import { refundJobs } from './refunds/sending.ts'
import { again, all, byHand } from './refunds/service.ts'
import { paymentsHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/payments',
  calls: calls(paymentsContracts, ({ onPaid, receiptOf }) => ({
    payments: paymentsHandlers(onPaid, receiptOf),
    deskRefunds: { all, again, byHand },
  })),
  jobs: (house, { onPaid }) => [
    ...paymentJobs(house, onPaid),
    ...refundJobs(house),
    ...cancelJobs(house),
    ...closingJobs(house),
  ],
  personalData: { hindrances: paymentHindrances },
})
