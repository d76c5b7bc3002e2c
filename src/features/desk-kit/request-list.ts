// The requests that somebody at the desk may see and answer.
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn } from '#src/wire/problem.ts'
import { assignees, claimView, isAssignee, isClaimOf } from './claims.ts'
import type { Kinds } from './kinds.ts'
import type { RequestView } from './contract.ts'
import { dueAt } from './rules.ts'
import { claims, requests } from './tables.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'

const mostShown = 300
const mostUrgentFirst = sql`array_position(array['urgent', 'high', 'medium', 'low'], ${requests.priority})`

export async function list(kinds: Kinds, call: Call, { state }: { state: 'open' | 'settled' }): Promise<RequestView[]> {
  return state === 'open'
    ? views(kinds, call, isNull(requests.settledAt), [mostUrgentFirst, asc(requests.askedAt)])
    : views(kinds, call, isNotNull(requests.settledAt), [desc(requests.settledAt)])
}

/** An admin's are all; a lender's are those for their own bank. */
export function isFor({ caller: { roles, bank } }: Call): SQL | undefined {
  if (roles.includes('admin')) return undefined
  const plain = roles.filter(role => role !== 'lender')
  return or(
    plain.length === 0 ? sql`false` : inArray(requests.role, plain),
    roles.includes('lender') && bank !== null ? and(eq(requests.role, 'lender'), eq(requests.bank, bank)) : undefined,
  )
}

export async function one(kinds: Kinds, call: Call, id: string): Promise<RequestView> {
  const view = foundIn(await views(kinds, call, eq(requests.id, id), []))
  return view
}

async function views(kinds: Kinds, call: Call, which: SQL | undefined, order: readonly SQL[]): Promise<RequestView[]> {
  const settler = alias(people, 'settler')
  const rows = await call.db
    .select({
      request: requests,
      student: people,
      claim: claims,
      assignee: assignees.firstName,
      settler: settler.firstName,
    })
    .from(requests)
    .innerJoin(people, eq(people.id, requests.owner))
    .leftJoin(claims, isClaimOf(requests.kind, requests.subject))
    .leftJoin(assignees, isAssignee)
    .leftJoin(settler, eq(settler.id, requests.settledBy))
    .where(and(which, isFor(call)))
    .orderBy(...order, requests.id)
    .limit(mostShown)
  return rows.map(({ request, student, claim: claimed, assignee, settler: settledBy }) => ({
    id: request.id,
    student: namedStudent(student),
    role: request.role,
    kind: request.kind,
    kindWords: kinds(request.kind).words,
    isByHand: kinds(request.kind).isByHand === true,
    title: request.title,
    path: request.path,
    priority: request.priority,
    askedAt: request.askedAt.toString(),
    dueAt: dueAt(kinds(request.kind).due, request.askedAt).toString(),
    takenBy: claimView({ claim: claimed, assignee }),
    settledAt: request.settledAt?.toString() ?? null,
    settledBy,
  }))
}
