// What the clinic asks for, in the ledger: as it was when the time was booked.
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { CostSource } from '#src/features/money/paid.ts'
import { plainCost } from '#src/features/money/rules.ts'
import { dayOf } from '#src/values/dates.ts'
import { rupees } from '#src/values/money.ts'
import { vaccineAppointments as appointments, vaccineClinics as clinics, vaccineSlots as slots } from '../tables.ts'
import { costOf } from './rules.ts'

/** What was cancelled or missed costs nothing; what was attended was paid there. */
export const clinicCosts: CostSource = async ({ db }, { id: owner, zone }) => {
  const rows = await db
    .select({ appointment: appointments, startTime: slots.startTime, clinic: clinics })
    .from(appointments)
    .innerJoin(slots, eq(slots.id, appointments.slot))
    .innerJoin(clinics, eq(clinics.id, slots.host))
    .where(and(eq(appointments.owner, owner), or(isNull(appointments.endedAt), eq(appointments.ending, 'attended'))))
    .orderBy(asc(slots.startTime))
  return rows.map(({ appointment: { id, price, ending }, startTime, clinic: { name, isSample } }) => ({
    ...plainCost,
    id: `clinic.${id}`,
    kind: 'vaccines',
    what: costOf(name, isSample),
    payee: name,
    amount: rupees(price),
    paidPaise: ending === 'attended' ? price : null,
    on: dayOf(startTime, zone).toString(),
    isPaid: ending === 'attended',
    isFixed: true,
    origin: 'safar',
  }))
}
