// What waits for an insurance, kept in step with the list of requests: one request an insurance, named by what comes
// first.
import * as kinds from '../request-kinds.ts'
import { eq } from 'drizzle-orm'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { isReadingNear } from './rules.ts'
import { insuranceRequests } from '../tables.ts'
import * as copy from './copy.ts'
import { owedIn, standingsWhere, todosIn, type StandingRow } from './standings.ts'

type Clock = Pick<Services, 'now'> & { caller?: Call['caller'] }

/** In the transaction that changed something of it. */
export async function noteTodos(change: Change, services: Clock, request: string): Promise<void> {
  const [row] = await standingsWhere(change.tx, eq(insuranceRequests.id, request))
  if (row === undefined) return
  await notePromises(change, services, row)
  const [first] = todosIn(row)
  const about = { kind: kinds.insurance, subject: request } as const
  if (first === undefined) return settle(change, services, about)
  await ask(change, services, {
    ...about,
    student: row.request.owner,
    role: 'underwriter',
    title: `${copy.todoWords[first]}: ${row.request.planName}`,
    path: `/desk/insurance/${request}`,
  })
}

/**
 * The promised e-mail and guide are tasks of their own, each with its time; decided, handed in or ended, both are over.
 * Without a time of its own one waits since the deposit, so that it is due at once.
 */
async function notePromises(change: Change, services: Clock, row: StandingRow): Promise<void> {
  const { id, owner, planName, guideBy, paidAt } = row.request
  const owed = owedIn(row)
  const { waiverEmail: email, waiverGuide: guide } = kinds
  const again = row.readBy === null ? '' : copy.promisedAgain(copy.whenWords(row.readBy))
  const tasks = [
    {
      kind: email,
      words: copy.promiseWords.email,
      waits: owed.email,
      by: row.emailBy,
      again,
      isUrgent: isReadingNear(row.readBy, services.now()),
    },
    { kind: guide, words: copy.promiseWords.guide, waits: owed.guide, by: guideBy, again: '', isUrgent: false },
  ] as const
  for (const task of tasks) {
    const about = { kind: task.kind, subject: id }
    if (!task.waits) {
      await settle(change, services, about)
      continue
    }
    await ask(change, services, {
      ...about,
      student: owner,
      role: 'underwriter',
      title: `${task.words}: ${planName}${task.again}`,
      path: `/desk/insurance/${id}`,
      priority: task.isUrgent ? 'urgent' : 'high',
      ...(task.by === null && paidAt !== null && { askedAt: paidAt }),
    })
  }
}
