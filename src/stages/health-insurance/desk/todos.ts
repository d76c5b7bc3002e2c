// What waits for an insurance, kept in step with the list of requests: one request an insurance, named by what comes
// first.
import { eq } from 'drizzle-orm'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, House } from '#src/platform/house.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import * as copy from './copy.ts'
import { standingsWhere, todosIn, type StandingRow } from './standings.ts'

type Clock = Pick<House, 'now'> & { caller?: Call['caller'] }

/** In the transaction that changed something of it. */
export async function noteTodos(change: Change, house: Clock, request: string): Promise<void> {
  const [row] = await standingsWhere(change.tx, eq(insuranceRequests.id, request))
  if (row === undefined) return
  await notePromises(change, house, row)
  const [first] = todosIn(row)
  const about = { kind: 'insurance', subject: request } as const
  if (first === undefined) return settle(change, house, about)
  await ask(change, house, {
    ...about,
    student: row.request.owner,
    role: 'underwriter',
    title: `${copy.todoWords[first]}: ${row.request.planName}`,
    path: `/desk/insurance/${request}`,
  })
}

/** The promised e-mail and guide are tasks of their own, each with its time; decided, handed in or ended, both are over. */
async function notePromises(change: Change, house: Clock, row: StandingRow): Promise<void> {
  const { id, owner, planName, guideBy, cancelledAt } = row.request
  const isOver = cancelledAt !== null || row.approvedAt !== null || row.refusedAt !== null || row.submittedAt !== null
  const waits = {
    'insurance-waiver-email': !isOver && row.emailBy !== null && row.emailAt === null,
    'insurance-waiver-guide': !isOver && guideBy !== null && row.guideSentAt === null && row.cardAt === null,
  } as const
  for (const kind of ['insurance-waiver-email', 'insurance-waiver-guide'] as const) {
    const about = { kind, subject: id }
    if (waits[kind])
      await ask(change, house, {
        ...about,
        student: owner,
        role: 'underwriter',
        title: `${copy.promiseWords[kind]}: ${planName}`,
        path: `/desk/insurance/${id}`,
        priority: 'high',
      })
    else await settle(change, house, about)
  }
}
