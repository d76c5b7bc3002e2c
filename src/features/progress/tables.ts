import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

/** What a student did on the journey itself. Stages keep the facts that are theirs alone. */
export const happenings = pgTable(
  'happenings',
  {
    owner: person().notNull(),
    stage: text().notNull(),
    what: text({ enum: ['visited', 'marked', 'done-before', 'badge-shown', 'early-access-asked'] }).notNull(),
    /** The id of the step marked or done before Safar (empty for the whole stage), the route of the badge shown; else empty. */
    step: text().notNull().default(''),
    at: instant().notNull(),
    /** Which way it was done, where it is another than ours: an id of the stage's table. */
    way: text(),
  },
  table => [primaryKey({ columns: [table.owner, table.stage, table.what, table.step] })],
)
