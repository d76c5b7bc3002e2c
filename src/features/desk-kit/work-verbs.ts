// What waits and was asked by nobody is taken by the same claims as a request, and some of it is done by hand.
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { noteAction } from '#src/features/audit/actions.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import * as audited from './audit-actions.ts'
import { end, giveBack, take, type Work } from './claims.ts'
import { settledBefore, type Undoable } from './contract.ts'
import type { Desk, WorkSource } from './kinds.ts'
import { workAt } from './request-list.ts'
import { claimWords } from './request-verbs.ts'
import { announceRequests } from './requests.ts'
import { claims, requests } from './tables.ts'
import { undoably } from './undo.ts'

export const isWork = (id: string): boolean => id.includes(':')

type Named = { id: string }
type Found = Awaited<ReturnType<typeof workAt>>

/** What is about no student is owned by who works on it. */
export const workOf = ({ source, row }: Found, { caller }: Call): Work => ({
  kind: source.name,
  subject: row.id,
  owner: row.student?.id ?? caller.id,
})

export const rowOf = (found: Found, call: Call) => ({ work: workOf(found, call), roles: found.source.roles })
const standing = (found: Found, call: Call) => async () => rowOf(found, call)

export async function takeWork(desk: Desk, call: Call, { id }: Named): Promise<Undoable> {
  const found = await workAt(desk, call, id)
  return undoably(call, 'taken', standing(found, call), async (change, { work }) => {
    await change.tx
      .delete(claims)
      .where(and(eq(claims.kind, work.kind), eq(claims.subject, work.subject), lt(claims.claimedAt, found.row.since)))
    await take(change, call, work, claimWords)
    await announceWork(change, found.source)
  })
}

export async function giveWorkBack(desk: Desk, call: Call, { id }: Named): Promise<Undoable> {
  const found = await workAt(desk, call, id)
  return undoably(call, 'given back', standing(found, call), async (change, { work }) => {
    await giveBack(change, call, work, claimWords)
    await announceWork(change, found.source)
  })
}

/** It is kept as a request that is settled, so that it is among what was done and can be put back. */
export async function finishWork(desk: Desk, call: Call, { id }: Named): Promise<Undoable> {
  const found = await workAt(desk, call, id)
  const { source, row } = found
  const { student } = row
  const [role] = source.roles
  if (source.isByHand !== true || student === null || role === undefined) throw new Refusal(notFound)
  return undoably(call, 'done', standing(found, call), async change => {
    const { tx } = change
    await tx.select({ id: people.id }).from(people).where(eq(people.id, student.id)).for('no key update')
    const isIt = and(eq(requests.kind, source.name), eq(requests.subject, row.id), isNotNull(requests.settledAt))
    if ((await tx.$count(requests, isIt)) > 0) throw new Refusal(settledBefore)
    await tx.insert(requests).values({
      owner: student.id,
      role,
      kind: source.name,
      subject: row.id,
      title: row.what,
      path: row.path,
      priority: 'medium',
      askedAt: row.since,
      dueAt: row.due,
      settledAt: call.now(),
      settledBy: call.caller.id,
    })
    await end(change, { kind: source.name, subject: row.id })
    await noteAction(change, call, { what: audited.workDone, about: student.id, detail: row.what })
    await announceWork(change, source)
  })
}

async function announceWork(change: Change, { roles }: WorkSource): Promise<void> {
  for (const role of roles) await announceRequests(change, role)
}
