import { calls, defineServerModule } from '#src/manifest/server.ts'
import { approvalsContracts } from './contract.ts'
import { approvalsHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/approvals',
  calls: calls(approvalsContracts, ({ approvals }) => ({ approvals: approvalsHandlers(approvals) })),
})
