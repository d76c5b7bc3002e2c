// The student asks us to end an insurance: the day on which they ask decides what goes back, however long we take.
import { and, eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import { noteTodos } from '../todos/todos.ts'
import { insuranceRequests } from '../tables.ts'
import { notifyBoth } from '../notices.ts'
import { policyEnded, policyOver } from './contract.ts'
import { policiesWhere, type Policy, holdPolicy } from './current.ts'

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
