import { calls, defineServerModule } from '#src/manifest/server.ts'
import { catalogueContracts } from './contract.ts'
import { catalogueHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/desk-kit/catalogue',
  calls: calls(catalogueContracts, app => ({ catalogues: catalogueHandlers(app) })),
})
