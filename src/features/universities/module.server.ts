import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { universitiesContracts } from './contract.ts'
import * as universities from './service.ts'

export default defineServerModule({
  name: 'features/universities',
  calls: calls(universitiesContracts, { universities }),
  gives: Object.values(audited),
})
