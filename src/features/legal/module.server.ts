import { calls, defineServerModule } from '#src/manifest/server.ts'
import { legalContracts } from './contract.ts'
import { legalHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/legal',
  calls: calls(legalContracts, ({ priceLists }) => ({ legal: legalHandlers(priceLists) })),
})
