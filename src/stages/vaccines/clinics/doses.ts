// What was given at an appointment becomes what the student has, on that day and at that clinic.
import { and, eq, inArray } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import type { Placed } from '../records/profile-facts.ts'
import { sealedRecord } from '../records/seal.ts'
import { vaccineLacks, vaccineRecords } from '../tables.ts'
import type { Vaccine } from '../requirements/rules.ts'

type Given = { placed: Placed; given: readonly Vaccine[]; saidBy: string | null }

export async function noteGiven({ tx }: Change, call: Call, { placed, given, saidBy }: Given): Promise<void> {
  if (given.length === 0) return
  const { appointment, slot, clinic } = placed
  const sealedClinic = await call.vault.seal(appointment.owner, `${clinic.name}, ${clinic.city}`)
  const on = dayOf(slot.startTime)
  const said = { on: on.toString(), country: 'IN' } as const
  const row = { owner: appointment.owner, sealedClinic, saidBy, appointment: appointment.id, at: call.now() }
  const rows = [...new Set(given)].map(async vaccine => {
    // A clinic in India makes the blood test: a skin test does not count from here.
    const kind = vaccine === 'tb' ? 'igra' : 'dose'
    return { ...row, ...(await sealedRecord(call.vault, appointment.owner, { ...said, vaccine, kind })) }
  })
  await tx
    .insert(vaccineRecords)
    .values(await Promise.all(rows))
    .onConflictDoNothing()
  await tx
    .delete(vaccineLacks)
    .where(and(eq(vaccineLacks.owner, appointment.owner), inArray(vaccineLacks.vaccine, [...given])))
}
