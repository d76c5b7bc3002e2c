import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'

export const onboardings = pgTable('onboardings', {
  owner: uuid()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  degree: text({ enum: ['bachelors', 'masters', 'PhD'] }),
  branch: text().notNull().default(''),
  /** The intake, such as 'fall-2027' or 'enrolled'. */
  cycle: text(),
  completedAt: instant(),
  updatedAt: instant().notNull(),
})
