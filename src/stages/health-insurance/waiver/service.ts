// What a student says of the waiver: that it was handed in, or that it was not after all.
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf, parseDay } from '#src/values/dates.ts'
import { foundOne, invalidInput, Refusal } from '#src/wire/problem.ts'
import { noteTodos } from '../todos/todos.ts'
import { ownPolicy, holdPolicy, holdWaiver } from '../policies/current.ts'
import { notifyBoth } from '../notices.ts'
import { waiverDecided, type WaiverView } from './contract.ts'
import { deadlineWrong } from './copy.ts'
import { waiverOf } from './queries.ts'
import { isHandedIn as stands } from '../todos/standings.ts'
import { isRefusal } from '../refunds/ended.ts'
import { isNear } from './rules.ts'
import { insuranceWaivers } from '../tables.ts'

type Named = { policy?: string | undefined }

export async function read(call: Call, { policy: named }: Named): Promise<WaiverView | null> {
  const policy = await ownPolicy(call.db, call, named)
  return policy === undefined ? null : waiverOf(call, policy)
}

export const submit = (call: Call, named: Named): Promise<void> => say(call, named, true)
export const takeBack = (call: Call, named: Named): Promise<void> => say(call, named, false)

/** Universities move the day each year: who looked it up types it, and home counts down to it. */
export async function setDeadline(call: Call, { policy, deadline }: Named & { deadline: string }): Promise<void> {
  const day = parseDay(deadline)
  const isWrong = deadline !== '' && (day === undefined || !isNear(day, dayOf(call.now())))
  if (isWrong) throw new Refusal(invalidInput, { deadline: deadlineWrong })
  return call.change(async change => {
    const request = await ownRequest(change, call, { policy })
    await holdWaiver(change, request)
    await change.tx
      .update(insuranceWaivers)
      .set({ ownDeadline: day ?? null })
      .where(eq(insuranceWaivers.request, request))
    await notifyBoth(change, call.caller.id)
  })
}

/** After a refusal it may be handed in once more, and not be taken back; what was approved is over. */
const say = (call: Call, named: Named, isHandedIn: boolean): Promise<void> =>
  call.change(async change => {
    const request = await ownRequest(change, call, named)
    const row = await holdWaiver(change, request)
    const isOver = row.approvedAt !== null || (isRefusal(row) && !isHandedIn)
    if (isOver) throw new Refusal(waiverDecided)
    if (stands(row) === isHandedIn) return
    await change.tx
      .update(insuranceWaivers)
      .set({ submittedAt: isHandedIn ? call.now() : null })
      .where(eq(insuranceWaivers.request, request))
    await noteTodos(change, call, request)
    await notifyBoth(change, call.caller.id)
  })

async function ownRequest(change: Change, call: Call, { policy: named }: Named): Promise<string> {
  const policy = foundOne(await ownPolicy(change.tx, call, named))
  return (await holdPolicy(change, policy.request.id)).request.id
}
