import { calls, defineServerModule } from '#src/manifest/server.ts'
import { formsContracts } from './contract.ts'
import { formsHandlers, onForm } from './service.ts'

export default defineServerModule({
  name: 'features/forms',
  calls: calls(formsContracts, ({ given }) => ({ forms: formsHandlers(given(onForm)) })),
})
