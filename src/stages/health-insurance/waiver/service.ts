// What a student says of the waiver: that it was handed in, or that it was not after all.
import { eq } from 'drizzle-orm'
import type { Change } from '../../../platform/database/change.ts'
import type { Call } from '../../../platform/house.ts'
import { notFound, Refusal } from '../../../wire/problem.ts'
import type { Nothing } from '../../../wire/shapes.ts'
import { noteTodos } from '../desk/todos.ts'
import { currentPolicy } from '../policies/current.ts'
import { holdPolicy } from '../policies/holding.ts'
import { tellBoth } from '../policies/telling.ts'
import { waiverDecided, type WaiverView } from './contract.ts'
import { holdWaiver } from './holding.ts'
import { isHandedIn as stands, isRefusal, waiverOf } from './reading.ts'
import { insuranceWaivers } from './tables.ts'

export async function read(call: Call): Promise<WaiverView | null> {
  const policy = await currentPolicy(call.db, call.caller.id)
  return policy === undefined ? null : waiverOf(call, policy)
}

export const submit = (call: Call): Promise<Nothing> => say(call, true)
export const takeBack = (call: Call): Promise<Nothing> => say(call, false)

/** After a refusal it may be handed in once more, and not be taken back; what was approved is over. */
const say = (call: Call, isHandedIn: boolean): Promise<Nothing> =>
  call.change(async change => {
    const request = await ownRequest(change, call)
    const row = await holdWaiver(change, request)
    const isOver = row.approvedAt !== null || (isRefusal(row) && !isHandedIn)
    if (isOver) throw new Refusal(waiverDecided)
    if (stands(row) === isHandedIn) return {}
    await change.tx
      .update(insuranceWaivers)
      .set({ submittedAt: isHandedIn ? call.now() : null })
      .where(eq(insuranceWaivers.request, request))
    await noteTodos(change, call, request)
    await tellBoth(change, call.caller.id)
    return {}
  })

async function ownRequest(change: Change, { caller }: Call): Promise<string> {
  const policy = await currentPolicy(change.tx, caller.id)
  if (policy === undefined) throw new Refusal(notFound)
  return (await holdPolicy(change, policy.request.id)).request.id
}
