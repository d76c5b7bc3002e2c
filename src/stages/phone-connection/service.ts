import { eq } from 'drizzle-orm'
import { eventFile, eventFor } from '#src/features/appointments/letters.ts'
import { profiles } from '#src/features/people/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { homeZone } from '#src/values/dates.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { flightUnknown } from './contract.ts'
import { rechargeWhy } from './copy.ts'
import { rechargeOf } from './recharge/service.ts'
import { rechargeDate, type RechargeName } from './rules.ts'

export { noteRecharge, recharge } from './recharge/service.ts'

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
