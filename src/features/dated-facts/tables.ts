import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { day } from '#src/platform/database/columns.ts'
import { changeColumns } from '#src/platform/identity/columns.ts'
import { ruleStates } from '#src/plan/rule.ts'

/** What Safar says about the world, as it was released until the desk has read it again (`changedBy`). */
export const facts = pgTable('facts', {
  id: text().primaryKey(),
  words: text().notNull(),
  state: text({ enum: ruleStates }).notNull(),
  /** Of a rule of the plan: how far its bound is from the day that it is counted from. */
  months: integer().notNull().default(0),
  workingDays: integer().notNull().default(0),
  days: integer().notNull().default(0),
  /** Empty where nobody has read it at a source: students never see it. */
  sourceName: text().notNull(),
  sourceAddress: text(),
  checkedOn: day().notNull(),
  checkAgainBy: day().notNull(),
  isEstimate: boolean().notNull().default(false),
  /** Where students read it. */
  shownAt: text().notNull(),
  ...changeColumns(),
})
