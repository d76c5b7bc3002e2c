import { calls, defineServerModule } from '#src/manifest/server.ts'
import { draftsContracts } from './contract.ts'
import { key, takeOver } from './sealed.ts'
import { read, remove, save } from './service.ts'

export default defineServerModule({
  name: 'features/drafts',
  calls: calls(draftsContracts, { drafts: { read, save, remove, key, takeOver } }),
})
