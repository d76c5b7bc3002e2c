import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
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

export const loanSlots = pgTable(
  'loan_slots',
  {
    id: id(),
    agent: uuid()
      .notNull()
      .references(() => loanAgents.id, { onDelete: 'cascade' }),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    withdrawnAt: instant(),
  },
  table => [uniqueIndex('loan_slots_time').on(table.agent, table.startTime)],
)

/** The specification's slotInfo. */
export const loanMeetings = pgTable(
  'loan_meetings',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    slot: uuid()
      .notNull()
      .references(() => loanSlots.id, { onDelete: 'restrict' }),
    bookedAt: instant().notNull(),
    cancelledAt: instant(),
  },
  table => [
    index('loan_meetings_owner').on(table.owner),
    // One slot for one student, one meeting at a time for each.
    uniqueIndex('loan_meetings_slot')
      .on(table.slot)
      .where(sql`${table.cancelledAt} is null`),
    uniqueIndex('loan_meetings_standing')
      .on(table.owner)
      .where(sql`${table.cancelledAt} is null`),
  ],
)
