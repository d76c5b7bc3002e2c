import { calls, defineServerModule } from '#src/manifest/server.ts'
import { payLinksContracts } from './contract.ts'
import { payLinksHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/pay-links',
  calls: calls(payLinksContracts, ({ payableOf }) => ({ payLinks: payLinksHandlers(payableOf) })),
})
