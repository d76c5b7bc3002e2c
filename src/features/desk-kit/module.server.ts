import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '../audit/history.ts'
import { requestsContracts } from './contract.ts'
import { requestsOf } from './history.ts'
import * as requests from './service.ts'

export default defineServerModule({
  name: 'features/desk-kit',
  calls: calls(requestsContracts, { requests }),
  gives: [...Object.values(audited), history(['requests', requestsOf])],
})
