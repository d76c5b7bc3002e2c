import { calls, defineServerModule } from '#src/manifest/server.ts'
import { consentContracts } from './contract.ts'
import { consenting } from '#src/manifest/admission.ts'
import { birthPlace, consentHandlers, isMeasured, missingConsentIn } from './service.ts'

export default defineServerModule({
  name: 'features/consent',
  calls: calls(consentContracts, app => ({ consent: consentHandlers(app) })),
  gives: [birthPlace, consenting({ consent: { missing: missingConsentIn, isMeasured } })],
})
