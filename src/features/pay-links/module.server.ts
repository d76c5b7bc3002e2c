import { calls, defineServerModule } from '#src/manifest/server.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { payLinksContracts } from './contract.ts'
import { payable } from './payable.ts'
import { cancelLinks, linkReaches, payLinksHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/pay-links',
  calls: calls(payLinksContracts, ({ given }) => ({ payLinks: payLinksHandlers(given(payable)) })),
  gives: [personalData({ reaches: linkReaches, endReaches: cancelLinks })],
})
