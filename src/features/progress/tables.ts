import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'

/** What a student did on the journey itself. Stages keep the facts that are theirs alone. */
export const happenings = pgTable(
  'happenings',
  {
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    stage: text().notNull(),
    what: text({ enum: ['visited', 'marked', 'done-before', 'badge-shown', 'early-access-asked'] }).notNull(),
    /** The id of the step marked or done before Safar (empty for the whole stage), the route of the badge shown; else empty. */
    step: text().notNull().default(''),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.stage, table.what, table.step] })],
)
