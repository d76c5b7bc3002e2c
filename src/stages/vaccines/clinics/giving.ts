// What was given at an appointment becomes what the student has, on that day and at that clinic.
import { and, eq, inArray } from 'drizzle-orm'
import type { Change } from '../../../platform/database/change.ts'
import type { Call } from '../../../platform/house.ts'
import { dayOf } from '../../../values/dates.ts'
import type { Placed } from '../known/known.ts'
import { dobIn } from '../records/holding.ts'
import { ageMonthsOn } from '../records/rules.ts'
import { vaccineLacks, vaccineRecords } from '../records/tables.ts'
import type { Vaccine } from '../requirements/rules.ts'

type Given = { placed: Placed; given: readonly Vaccine[]; saidBy: string | null }

export async function noteGiven({ tx }: Change, call: Call, { placed, given, saidBy }: Given): Promise<void> {
  if (given.length === 0) return
  const { appointment, slot, clinic } = placed
  const sealedClinic = await call.vault.seal(appointment.owner, `${clinic.name}, ${clinic.city}`)
  const on = dayOf(slot.startTime)
  const dob = await dobIn(tx, call.vault, appointment.owner)
  const ageMonths = dob === undefined ? null : ageMonthsOn(dob, on.toString())
  const row = { owner: appointment.owner, on, country: 'IN' as const, ageMonths, sealedClinic, saidBy }
  await tx
    .insert(vaccineRecords)
    .values(
      [...new Set(given)].map(vaccine => ({
        ...row,
        vaccine,
        // A clinic in India makes the blood test: a skin test does not count from here.
        kind: vaccine === 'tb' ? ('igra' as const) : ('dose' as const),
        appointment: appointment.id,
        at: call.now(),
      })),
    )
    .onConflictDoNothing()
  await tx
    .delete(vaccineLacks)
    .where(and(eq(vaccineLacks.owner, appointment.owner), inArray(vaccineLacks.vaccine, [...given])))
}
