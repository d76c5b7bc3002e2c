// The student asks us to end an insurance: the day on which they ask decides what goes back, however long we take.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import { noteTodos } from '../todos/todos.ts'
import { insuranceRequests, insuranceWaivers } from '../tables.ts'
import { notifyBoth } from '../notices.ts'
import { policyEnded, policyOver } from './contract.ts'
import { policiesWhere, type Policy } from './current.ts'

type Named = { policy: string }

export const askEnd = (call: Call, named: Named): Promise<void> =>
  call.change(async change => {
    const { request } = await holdOwn(change, call, named)
    const today = todayOf(call)
    if (request.coverageEnd.toString() < today.toString()) throw new Refusal(policyOver)
    if (request.endAskedOn !== null) return
    return put(change, call, named, { endAskedAt: call.now(), endAskedOn: today })
  })

export const takeBackEnd = (call: Call, named: Named): Promise<void> =>
  call.change(async change => {
    const { request } = await holdOwn(change, call, named)
    if (request.endAskedOn !== null) await put(change, call, named, { endAskedAt: null, endAskedOn: null })
  })

/** Somebody else's is answered like one that was never there. */
async function holdOwn(change: Change, { caller }: Call, { policy: id }: Named): Promise<Policy> {
  const isOwn = and(eq(insuranceRequests.id, id), eq(insuranceRequests.owner, caller.id))
  foundIn(await policiesWhere(change.tx, isOwn))
  const policy = await holdPolicy(change, id)
  if (policy.request.cancelledAt !== null) throw new Refusal(policyEnded)
  return policy
}

type Asked = Pick<typeof insuranceRequests.$inferSelect, 'endAskedAt' | 'endAskedOn'>

async function put(change: Change, call: Call, { policy: id }: Named, asked: Asked): Promise<void> {
  await change.tx.update(insuranceRequests).set(asked).where(eq(insuranceRequests.id, id))
  await noteTodos(change, call, id)
  await notifyBoth(change, call.caller.id)
}

/** One insurance at a time: of two at once, the second finds what the first left. */
export async function holdPolicy({ tx }: Change, id: string): Promise<Policy> {
  await tx
    .select({ id: insuranceRequests.id })
    .from(insuranceRequests)
    .where(and(eq(insuranceRequests.id, id), isNotNull(insuranceRequests.depositConfirmedAt)))
    .for('no key update')
  const policy = foundIn(await policiesWhere(tx, eq(insuranceRequests.id, id)))
  return policy
}

type Waiver = typeof insuranceWaivers.$inferSelect

/** The row of this request, held: of two at once the second finds what the first left. */
export async function holdWaiver({ tx }: Change, request: string): Promise<Waiver> {
  await tx.insert(insuranceWaivers).values({ request }).onConflictDoNothing()
  const [row] = await tx.select().from(insuranceWaivers).where(eq(insuranceWaivers.request, request)).for('update')
  if (row === undefined) throw new Error('The waiver was not written.')
  return row
}
