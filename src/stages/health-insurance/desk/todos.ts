// What waits for an insurance, kept in step with the list of requests: one request an insurance, named by what comes
// first.
import { eq } from 'drizzle-orm'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, House } from '#src/platform/house.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import * as copy from './copy.ts'
import { standingsWhere, todosIn } from './standings.ts'

type Clock = Pick<House, 'now'> & { caller?: Call['caller'] }

/** In the transaction that changed something of it. */
export async function noteTodos(change: Change, house: Clock, request: string): Promise<void> {
  const [row] = await standingsWhere(change.tx, eq(insuranceRequests.id, request))
  if (row === undefined) return
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
