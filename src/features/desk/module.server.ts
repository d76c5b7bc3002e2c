import { calls, defineServerModule } from '#src/manifest/server.ts'
import { chainJobs } from '../audit/chain.ts'
import { deskContracts } from './contract.ts'
import { teamHindrance } from './hindrance.ts'
import { actionsAbout } from './history.ts'
import { roleApproval } from './role-approval.ts'
import { deskHandlers } from './service.ts'

export default defineServerModule({
  name: 'features/desk',
  calls: calls(deskContracts, ({ stages }) => ({ desk: deskHandlers(stages) })),
  jobs: chainJobs,
  history: [['audit', actionsAbout]],
  personalData: { hindrances: [teamHindrance] },
  approvals: [roleApproval],
})
