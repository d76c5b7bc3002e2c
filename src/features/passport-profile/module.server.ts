import { calls, defineServerModule } from '#src/manifest/server.ts'
import { passportProfileContracts } from './contract.ts'
import * as passportProfile from './service.ts'

export default defineServerModule({
  name: 'features/passport-profile',
  calls: calls(passportProfileContracts, { passportProfile }),
  hasPapers: `exists (select from passport_profiles where owner = p.id)`,
})
