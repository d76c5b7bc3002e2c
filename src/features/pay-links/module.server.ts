import { calls, defineServerModule } from '#src/manifest/server.ts'
import { payLinksContracts } from './contract.ts'
import { cancelLinks, linkReaches, payLinksHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/pay-links',
  personalData: { reaches: linkReaches, endReaches: cancelLinks },
  calls: calls(payLinksContracts, ({ payableOf }) => ({ payLinks: payLinksHandlers(payableOf) })),
})
