import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'

/** The numbers on a student's visa papers, sealed with their key. */
export const visaNumbers = pgTable('visa_numbers', {
  owner: uuid()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  sealed: bytes(),
  updatedAt: instant().notNull(),
})
