import { eq } from 'drizzle-orm'
import { eventFile, eventFor } from '#src/features/appointments/letters.ts'
import { profiles } from '#src/features/people/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { homeZone, parseDay } from '#src/values/dates.ts'
import { Refusal, invalidInput } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { todayOf } from '#src/platform/today.ts'
import { flightUnknown } from './contract.ts'
import { rechargeWhy } from './copy.ts'
import { rechargeDate, type RechargeName } from './rules.ts'
import { phoneRecharges } from './tables.ts'
import { checkRecharge } from './recharge/form/rules.ts'
import { isNetwork, type Recharge, type TypedRecharge } from './facts.shape.ts'

export async function calendar(call: Call, { name }: { name: RechargeName }): Promise<FileAnswer> {
  const { db, caller, settings, now } = call
  const [profile] = await db.select().from(profiles).where(eq(profiles.owner, caller.id))
  const [recharge, flight] = [await rechargeOf(db, caller.id), profile?.flightDate?.toString() ?? null]
  const date = rechargeDate({ recharge: recharge ?? null, flight }, name)
  if (date === undefined) throw new Refusal(flightUnknown)
  const day = Temporal.PlainDate.from(date.when)
  const startTime = day.toZonedDateTime({ timeZone: homeZone, plainTime: '10:00' }).toInstant()
  const page = '/phone-connection/keep-your-indian-number-alive'
  const event = eventFor(call, {
    uid: `recharge-${name}-${caller.id}`,
    // A flight or a recharge on another day moves it.
    sequence: sequenceOf(now()),
    slot: { startTime, endTime: startTime.add({ minutes: 15 }) },
    title: date.title,
    description: rechargeWhy,
    location: settings.publicUrl + page,
    page,
  })
  return eventFile(`safar-recharge-${name}.ics`, event)
}

/** Minutes since 2020: it grows with every change of the profile, and stays small. */
const sequenceOf = (changedAt: Temporal.Instant): number =>
  Math.floor((changedAt.epochMilliseconds - Date.UTC(2020, 0)) / 60_000)

export async function recharge({ db, caller }: Call): Promise<{ recharge: Recharge | null }> {
  return { recharge: (await rechargeOf(db, caller.id)) ?? null }
}

async function rechargeOf(db: Queries, owner: string): Promise<Recharge | undefined> {
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
