import { pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'

/** Policies that one partner sold elsewhere before. Whose they are is kept as a keyed hash alone. */
export const insurancePastPolicies = pgTable('insurance_past_policies', {
  mark: text().primaryKey(),
  endDate: day().notNull(),
  notedAt: instant().notNull(),
})
