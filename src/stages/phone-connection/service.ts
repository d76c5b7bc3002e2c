import { eq } from 'drizzle-orm'
import { profiles } from '../../features/profile/person/tables.ts'
import type { Call } from '../../platform/house.ts'
import { calendarAnswer } from '../../platform/made-files.ts'
import { calendarFile, organizerIn } from '../../values/calendar-file.ts'
import { homeZone } from '../../values/dates.ts'
import { Refusal } from '../../wire/problem.ts'
import type { FileAnswer } from '../../wire/route.ts'
import { flightUnknown } from './contract.ts'
import { rechargeTitles, rechargeWhy } from './copy.ts'
import { rechargeDay, type RechargeName } from './rules.ts'

export async function calendar(call: Call, { name }: { name: RechargeName }): Promise<FileAnswer> {
  const { db, caller, settings, now } = call
  const [profile] = await db.select().from(profiles).where(eq(profiles.owner, caller.id))
  if (profile === undefined || profile.flightDate === null) throw new Refusal(flightUnknown)
  const day = Temporal.PlainDate.from(rechargeDay(profile.flightDate.toString(), name))
  const start = day.toZonedDateTime({ timeZone: homeZone, plainTime: '10:00' }).toInstant()
  return calendarAnswer(
    `safar-recharge-${name}.ics`,
    calendarFile({
      uid: `recharge-${name}-${caller.id}@${new URL(settings.publicUrl).hostname}`,
      // A flight on another day moves it; the same file again is no change.
      sequence: sequenceOf(profile.updatedAt),
      stamp: now(),
      start,
      end: start.add({ minutes: 15 }),
      title: rechargeTitles[name],
      description: rechargeWhy,
      url: `${settings.publicUrl}/phone-connection/keep-your-indian-number-alive`,
      organizer: organizerIn(settings.SAFAR_MAIL_FROM),
      isCancelled: false,
    }),
  )
}

/** Minutes since 2020: it grows with every change of the profile, and stays small. */
const sequenceOf = (changedAt: Temporal.Instant): number =>
  Math.floor((changedAt.epochMilliseconds - Date.UTC(2020, 0)) / 60_000)
