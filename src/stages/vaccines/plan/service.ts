import { announceBoth } from '#src/platform/database/change.ts'
import { sql } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { calendarOfDays } from '#src/values/calendar-file.ts'
import { formatDay, parseDay } from '#src/values/dates.ts'
import { foundIn, changedElsewhere, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { knownOf, planFor } from '../records/profile-facts.ts'
import { doseName } from '../records/copy.ts'
import { vaccinePlans } from '../tables.ts'
import { noFlight } from './contract.ts'
import * as copy from './copy.ts'

/** Kept again for the same flight, it was kept the first time. */
export const keep = (call: Call, { flight: seen }: { flight?: string | undefined }): Promise<void> =>
  call.change(async change => {
    const { person } = await knownOf(change.tx, call.vault, call.caller.id)
    const flight = parseDay(person.flight ?? '')
    if (flight === undefined) throw new Refusal(noFlight)
    if (seen !== undefined && seen !== flight.toString())
      throw new Refusal(changedElsewhere, { flight: formatDay(flight) })
    const at = call.now()
    await change.tx
      .insert(vaccinePlans)
      .values({ owner: call.caller.id, flight, at })
      .onConflictDoUpdate({
        target: vaccinePlans.owner,
        set: { flight, at },
        setWhere: sql`${vaccinePlans.flight} <> excluded.flight`,
      })
    await announceBoth(change, call.caller.id, 'vaccines', 'vaccines')
  })

export async function calendar(call: Call): Promise<FileAnswer> {
  const plan = planFor(await knownOf(call.db, call.vault, call.caller.id), todayOf(call).toString())
  const host = new URL(call.settings.publicUrl).hostname
  const days = plan.flatMap(({ earliest, latest, booked, isInUs, ...dose }) =>
    latest === undefined || booked !== undefined || isInUs
      ? []
      : [
          {
            uid: `vaccine-${call.caller.id}-${dose.vaccine}-${dose.dose}@${host}`,
            day: Temporal.PlainDate.from(earliest),
            title: copy.eventTitle(doseName(dose)),
            description: copy.eventWords(inWords(earliest), inWords(latest)),
          },
        ],
  )
  foundIn(days)
  const stamp = call.now()
  const url = `${call.settings.publicUrl}/vaccines/plan-your-doses`
  const content = new TextEncoder().encode(calendarOfDays({ days, stamp, url }))
  return { name: copy.fileName, type: 'text/calendar; charset=utf-8', content: bytesOf(content) }
}

const inWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))

async function* bytesOf(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content
}
