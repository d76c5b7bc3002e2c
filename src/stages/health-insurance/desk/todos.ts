// What waits for an insurance, kept in step with the list of requests: one request an insurance, named by what comes
// first.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { happenings } from '../../../features/progress/tables.ts'
import { ask, settle } from '../../../features/requests/requests.ts'
import type { Change } from '../../../platform/database/change.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { Call, House } from '../../../platform/house.ts'
import { insuranceInvoices } from '../invoices/tables.ts'
import { guideOf, policiesWhere, type Policy } from '../policies/current.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { isHandedIn } from '../waiver/reading.ts'
import * as copy from './copy.ts'
import { todosOf, type Todo } from './rules.ts'

type Clock = Pick<House, 'now'> & { caller?: Call['caller'] }

/** In the transaction that changed something of it. */
export async function noteTodos(change: Change, house: Clock, request: string): Promise<void> {
  const [policy] = await policiesWhere(change.tx, eq(insuranceRequests.id, request))
  if (policy === undefined) return
  const [first] = (await todosFor(change.tx, [policy])).get(request) ?? []
  const about = { kind: 'insurance', subject: request } as const
  if (first === undefined) return settle(change, house, about)
  await ask(change, house, {
    ...about,
    student: policy.request.owner,
    role: 'underwriter',
    title: `${copy.todoWords[first]}: ${policy.request.planName}`,
    path: `/desk/insurance/${request}`,
  })
}

export async function todosFor(db: Queries, policies: readonly Policy[]): Promise<Map<string, Todo[]>> {
  const ids = policies.map(({ request }) => request.id)
  const [invoiced, marks] = await Promise.all([invoicedFor(db, ids), guideless(db, policies)])
  return new Map(
    policies.map(policy => [
      policy.request.id,
      todosOf({
        isEnded: policy.request.cancelledAt !== null,
        hasCard: policy.card !== null,
        takesWaivers: !policy.university.noWaiver && !marks.has(policy.request.owner),
        hasGuide: guideOf(policy) !== null,
        isHandedIn: policy.waiver !== null && isHandedIn(policy.waiver),
        isApproved: policy.waiver?.approvedAt != null,
        invoice: policy.request.invoice,
        invoiced: invoiced.get(policy.request.id) ?? 0,
      }),
    ]),
  )
}

async function invoicedFor(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ request: insuranceInvoices.request, sum: sql<string>`sum(${insuranceInvoices.amount})` })
    .from(insuranceInvoices)
    .where(and(inArray(insuranceInvoices.request, [...ids]), isNull(insuranceInvoices.voidedAt)))
    .groupBy(insuranceInvoices.request)
  return new Map(rows.map(({ request, sum }) => [request, Number(sum)]))
}

/** Who did it without a guide says so, and wants none any more. */
async function guideless(db: Queries, policies: readonly Policy[]): Promise<Set<string>> {
  const owners = policies.map(({ request }) => request.owner)
  if (owners.length === 0) return new Set()
  const rows = await db
    .select({ owner: happenings.owner })
    .from(happenings)
    .where(
      and(
        inArray(happenings.owner, owners),
        eq(happenings.stage, 'health-insurance'),
        eq(happenings.what, 'marked'),
        eq(happenings.step, 'WaiverGuide'),
      ),
    )
  return new Set(rows.map(({ owner }) => owner))
}
