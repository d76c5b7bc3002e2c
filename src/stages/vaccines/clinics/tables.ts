import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { appointmentColumns, appointmentConstraints, slotTable } from '#src/features/appointments/tables.ts'
import { day, id, instant } from '#src/platform/database/columns.ts'
import { changeColumns } from '#src/platform/identity/columns.ts'
import { vaccines } from '../requirements/rules.ts'
import { endings, type Prices } from './rules.ts'

export const vaccineClinics = pgTable(
  'vaccine_clinics',
  {
    id: id(),
    name: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    /** In paise. What it does not give has no price. */
    prices: jsonb().$type<Prices>().notNull(),
    /** Days of the week on which it sees people, 1 for Monday to 7 for Sunday. */
    openOn: integer().array().notNull().default([1, 2, 3, 4, 5, 6]),
    /** Invented, and shown as such. */
    isSample: boolean().notNull().default(false),
    asOf: day().notNull(),
    ...changeColumns(),
    retiredAt: instant(),
  },
  table => [index('vaccine_clinics_changed_by').on(table.changedBy)],
)

export const vaccineSlots = slotTable('vaccine_slots', 'clinic', () => vaccineClinics.id)

export const vaccineAppointments = pgTable(
  'vaccine_appointments',
  {
    ...appointmentColumns(endings),
    vaccines: text({ enum: vaccines }).array().notNull(),
    /** In paise, as it was when it was booked. */
    price: bigint({ mode: 'number' }).notNull(),
  },
  table => appointmentConstraints('vaccine_appointments', table, vaccineSlots),
)

export const vaccineDiary = { slots: vaccineSlots, appointments: vaccineAppointments }
