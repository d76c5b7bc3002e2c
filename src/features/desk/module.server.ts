import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { approvals } from '../approvals/kinds.ts'
import { auditActions } from '../audit/action.ts'
import { chainJobs } from '../audit/chain.ts'
import { deskContracts } from './contract.ts'
import { teamHindrance } from './hindrance.ts'
import { roleApproval } from './role-approval.ts'
import { deskHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/desk',
  calls: calls(deskContracts, ({ stages, given }) => ({ desk: deskHandlers(stages, given(auditActions)) })),
  jobs: chainJobs,
  gives: [...Object.values(audited), personalData({ hindrances: [teamHindrance] }), approvals(roleApproval)],
})
