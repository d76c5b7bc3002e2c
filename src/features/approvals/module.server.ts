import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { approvalsContracts } from './contract.ts'
import { approvals } from './kinds.ts'
import { approvalsHandlers, toConfirm } from './service.ts'

export default defineServerModule({
  name: 'features/approvals',
  calls: calls(approvalsContracts, ({ given }) => ({ approvals: approvalsHandlers(given(approvals)) })),
  gives: [...Object.values(audited), toConfirm],
})
