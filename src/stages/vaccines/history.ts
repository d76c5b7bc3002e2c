// What a student did about the vaccines. Of which vaccine it was stands here and in their answers, never in the audit.
import { eq } from 'drizzle-orm'
import type { Happening, HistorySource } from '#src/features/audit/actions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { vaccineAppointments, vaccinePlans, vaccineRecords } from './tables.ts'
import { placed } from './records/profile-facts.ts'
import { kindWords, vaccineNames } from './records/copy.ts'
import { openedRecord } from './records/seal.ts'

export const vaccineHistory: HistorySource = async (call, student) => {
  const all = await Promise.all([had, planned, booked].map(part => part(call, student)))
  return all.flat()
}

type Part = (call: Parameters<HistorySource>[0], student: string) => Promise<readonly Happening[]>

const had: Part = async ({ db, vault }, student) => {
  const rows = await db
    .select({ record: vaccineRecords, by: people.firstName })
    .from(vaccineRecords)
    .leftJoin(people, eq(people.id, vaccineRecords.saidBy))
    .where(eq(vaccineRecords.owner, student))
  return Promise.all(
    rows.map(async ({ record, by }) => {
      const { at, vaccine, kind } = await openedRecord(vault, record)
      return { at, by, what: `${by === null ? 'Entered' : 'Was noted'} ${vaccineNames[vaccine]}: ${kindWords[kind]}` }
    }),
  )
}

const planned: Part = async ({ db }, student) => {
  const rows = await db.select().from(vaccinePlans).where(eq(vaccinePlans.owner, student))
  return rows.map(({ at }) => ({ at, what: 'Kept the plan of doses' }))
}

/** How it ended, where the student said so; what the desk noted is in the audit. */
const booked: Part = async ({ db }, student) => {
  const rows = await placed(db).where(eq(vaccineAppointments.owner, student))
  return rows.flatMap(({ appointment: { bookedAt, endedAt, endedBy, ending }, clinic: { name } }): Happening[] => [
    { at: bookedAt, what: `Booked an appointment at ${name}` },
    ...(endedBy === student && ending !== null ? [{ at: endedAt, what: `${endingWords[ending]} ${name}` }] : []),
  ])
}

const endingWords = {
  attended: 'Was at the appointment at',
  missed: 'Missed the appointment at',
  cancelled: 'Gave up the appointment at',
  'cancelled-by-clinic': 'Gave up the appointment at',
  lapsed: 'Gave up the appointment at',
} as const
