import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '../audit/history.ts'
import { progressContracts } from './contract.ts'
import { happeningsOf } from './history.ts'
import { askEarlyAccess, facts, finish, mark, read, reopen, showBadge, unmark, visit } from './service.ts'

export default defineServerModule({
  name: 'features/progress',
  calls: calls(progressContracts, ({ journey }) => ({
    journey: {
      read: call => read(journey, call),
      facts: call => facts(journey, call),
      visit: (call, input) => visit(journey, call, input),
      mark: (call, input) => mark(journey, call, input),
      unmark: (call, input) => unmark(journey, call, input),
      finish: (call, input) => finish(journey, call, input),
      reopen: (call, input) => reopen(journey, call, input),
      showBadge: (call, input) => showBadge(journey, call, input),
      askEarlyAccess: (call, input) => askEarlyAccess(journey, call, input),
    },
  })),
  gives: [history(['journey', happeningsOf, 'first'])],
})
