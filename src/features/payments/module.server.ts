import { calls, defineServerModule } from '#src/manifest/server.ts'
import { paymentJobs } from './asking.ts'
import { paymentsContracts } from './contract.ts'
import { paymentHindrances } from './hindrances.ts'
import { refundJobs } from './refunding.ts'
import { paymentsHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/payments',
  calls: calls(paymentsContracts, ({ onPaid, receiptOf }) => ({ payments: paymentsHandlers(onPaid, receiptOf) })),
  jobs: (house, { onPaid }) => [...paymentJobs(house, onPaid), ...refundJobs(house)],
  personalData: { hindrances: paymentHindrances },
})
