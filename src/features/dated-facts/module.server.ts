import { calls, defineServerModule } from '#src/manifest/server.ts'
import { datedFactsContracts } from './contract.ts'
import { datedFactsHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/dated-facts',
  calls: calls(datedFactsContracts, ({ datedLists }) => ({ datedFacts: datedFactsHandlers(datedLists) })),
})
