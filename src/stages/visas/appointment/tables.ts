import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'
import { consulates } from '../transcripts/rules.ts'
import { reasons } from './rules.ts'

/** An appointment as it was entered, row by row: the last one counts, the earlier ones say what became of it. */
export const visaAppointments = pgTable(
  'visa_appointments',
  {
    ...ownedColumns(),
    place: text({ enum: consulates }).notNull(),
    interview: instant().notNull(),
    vac: instant(),
    why: text({ enum: reasons }).notNull(),
    enteredAt: instant().notNull(),
    /** Given up as a whole, with its earlier rows; what is entered then is booked again. */
    removedAt: instant(),
  },
  table => [index('visa_appointments_owner').on(table.owner)],
)
