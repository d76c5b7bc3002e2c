import { eq } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { parseDay } from '#src/values/dates.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { phoneRecharges } from '../tables.ts'
import { checkRecharge } from './form/rules.ts'
import { isNetwork, type Recharge, type TypedRecharge } from '../facts.shape.ts'

export async function recharge({ db, caller }: Call): Promise<{ recharge: Recharge | null }> {
  return { recharge: (await rechargeOf(db, caller.id)) ?? null }
}

export async function rechargeOf(db: Queries, owner: string): Promise<Recharge | undefined> {
  const [row] = await db.select().from(phoneRecharges).where(eq(phoneRecharges.owner, owner))
  return row && { on: row.rechargedOn.toString(), network: row.network }
}

export async function noteRecharge(call: Call, typed: TypedRecharge): Promise<void> {
  const wrong = checkRecharge(typed, todayOf(call).toString())
  const rechargedOn = parseDay(typed.rechargedOn)
  const { network } = typed
  if (Object.keys(wrong).length > 0 || rechargedOn === undefined || !isNetwork(network)) {
    throw new Refusal(invalidInput, wrong)
  }
  const noted = { rechargedOn, network, notedAt: call.now() }
  await call.change(async ({ tx, announce }) => {
    await tx
      .insert(phoneRecharges)
      .values({ owner: call.caller.id, ...noted })
      .onConflictDoUpdate({ target: phoneRecharges.owner, set: noted })
    await announce(`person:${call.caller.id}`, 'phone', 'journey')
  })
}
