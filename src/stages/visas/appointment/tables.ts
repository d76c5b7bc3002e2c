import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { consulates } from '../transcripts/rules.ts'
import { reasons } from './rules.ts'

/** An appointment as it was entered, row by row: the last one counts, the earlier ones say what became of it. */
export const visaAppointments = pgTable(
  'visa_appointments',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
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
