import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '../audit/history.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { approvals } from '../approvals/kinds.ts'
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
  gives: [history(['audit', actionsAbout]), personalData({ hindrances: [teamHindrance] }), approvals(roleApproval)],
})
