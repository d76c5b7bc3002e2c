import { calls, defineServerModule } from '#src/manifest/server.ts'
import { legalContracts } from './contract.ts'
import { legalHandlers, priceLists } from './service.ts'

export default defineServerModule({
  name: 'features/legal',
  calls: calls(legalContracts, ({ given }) => ({ legal: legalHandlers(given(priceLists)) })),
})
