import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { appointmentColumns, appointmentConstraints, slotTable } from '#src/features/appointments/tables.ts'
import { id, instant } from '#src/platform/database/columns.ts'
import { loanLenders } from '../lenders/tables.ts'

/** The official of a bank whom students meet. */
export const loanAgents = pgTable(
  'loan_agents',
  {
    id: id(),
    bank: text()
      .notNull()
      .references(() => loanLenders.bank),
    name: text().notNull(),
    phone: text().notNull(),
    addedAt: instant().notNull(),
    retiredAt: instant(),
  },
  table => [index('loan_agents_bank').on(table.bank)],
)

export const loanSlots = slotTable('loan_slots', 'agent', () => loanAgents.id)

/** The specification's slotInfo. A meeting that is moved ends, and another takes its place. */
export const loanMeetings = pgTable('loan_meetings', appointmentColumns(['cancelled']), table =>
  appointmentConstraints('loan_meetings', table, loanSlots),
)

export const loanDiary = { slots: loanSlots, appointments: loanMeetings }
