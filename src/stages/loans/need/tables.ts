import { pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

/** From what the amount of the loan is worked out: costs, own money, scholarship, as typed and sealed. No lender reads it. */
export const loanNeeds = pgTable('loan_needs', {
  owner: person().primaryKey(),
  sealed: bytes().notNull(),
  updatedAt: instant().notNull(),
})
