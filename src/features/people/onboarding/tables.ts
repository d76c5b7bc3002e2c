import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

export const onboardings = pgTable('onboardings', {
  owner: person().primaryKey(),
  degree: text({ enum: ['bachelors', 'masters', 'PhD'] }),
  branch: text().notNull().default(''),
  /** The intake, such as 'fall-2027' or 'enrolled'. */
  cycle: text(),
  completedAt: instant(),
  updatedAt: instant().notNull(),
})
