import { pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

/** The numbers on a student's visa papers, sealed with their key. */
export const visaNumbers = pgTable('visa_numbers', {
  owner: person().primaryKey(),
  sealed: bytes(),
  updatedAt: instant().notNull(),
})
