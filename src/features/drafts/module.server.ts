import { calls, defineServerModule } from '#src/manifest/server.ts'
import { draftsContracts } from './contract.ts'
import * as drafts from './service.ts'

export default defineServerModule({
  name: 'features/drafts',
  calls: calls(draftsContracts, { drafts }),
})
