import { desc, eq } from 'drizzle-orm'
import type { HistorySource } from '#src/features/audit/actions.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { visaAppointments } from '../rounds/tables.ts'

const words = {
  booked: 'Entered a visa appointment',
  rescheduled: 'Changed the visa appointment',
  corrected: 'Mended the visa appointment',
} as const

export const appointmentHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select()
    .from(visaAppointments)
    .where(eq(visaAppointments.owner, student))
    .orderBy(desc(visaAppointments.id))
    .limit(50)
  return rows.map(({ enteredAt, why, place, interview }) => ({
    at: enteredAt,
    what: `${words[why]}: ${place}, ${formatDay(dayOf(interview))}`,
  }))
}
