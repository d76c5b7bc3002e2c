import { calls, defineServerModule } from '#src/manifest/server.ts'
import { consentContracts } from './contract.ts'
import { birthPlace, consentHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/consent',
  calls: calls(consentContracts, app => ({ consent: consentHandlers(app) })),
  gives: [birthPlace],
})
