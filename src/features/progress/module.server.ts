import { desc, eq } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history, type HistorySource } from '../audit/actions.ts'
import { progressContracts } from './contract.ts'
import { askEarlyAccess, facts, finish, mark, read, reopen, showBadge, unmark, visit } from './service.ts'
import { happenings } from './tables.ts'

const words = {
  visited: 'Began',
  marked: 'Marked as completed',
  'done-before': 'Had done before Safar:',
  'badge-shown': undefined,
  'early-access-asked': 'Asked for early access to',
} as const

const anotherWay = 'Finished another way:'

const happeningsOf: HistorySource = async ({ db }, student, stages) => {
  const rows = await db
    .select()
    .from(happenings)
    .where(eq(happenings.owner, student))
    .orderBy(desc(happenings.at))
    .limit(200)
  return rows.flatMap(({ stage, what, step, at, way }) => {
    const verb = way === null ? words[what] : anotherWay
    if (verb === undefined) return []
    const view = stages.find(({ route }) => route === stage)
    const title = view?.steps.find(({ id }) => id === step)?.title ?? step
    return { at, what: [`${verb} ${view?.label ?? stage}`, title].filter(Boolean).join(': ') }
  })
}

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
