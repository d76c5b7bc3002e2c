import { filesFor, stepFiles } from '#src/features/papers/list.ts'
import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '#src/features/audit/actions.ts'
import { sopContracts } from './contract.ts'
import * as sopDesk from './desk/service.ts'
import { sopFactsOf } from './facts.ts'
import { close, markForHelp, rate, reopen, requestHelp, see, unmarkForHelp, versions } from './feedback/service.ts'
import { sopHistory } from './history.ts'
import { submit } from './submit/service.ts'

export default defineServerModule({
  name: 'stages/sop-review',
  calls: calls(sopContracts, {
    sop: { submit, versions, see, rate, markForHelp, unmarkForHelp, requestHelp, close, reopen },
    sopDesk,
  }),
  facts: [{ stages: ['sop-review'], column: sopFactsOf }],
  gives: [
    ...Object.values(audited),
    history(['journey', sopHistory, 'first']),
    stepFiles(filesFor('resume', { what: 'Resume for your SOP', usedIn: '/sop-review/submit-sop' })),
    ...Object.values(requestKinds),
  ],
})
