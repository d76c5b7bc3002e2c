import { calls, defineServerModule } from '#src/manifest/server.ts'
import { remittancesContracts } from './remittances/contract.ts'
import { remittancesHandlers } from './remittances/service.ts'

export default defineServerModule({
  name: 'features/money',
  calls: calls(remittancesContracts, { remittances: remittancesHandlers }),
})
