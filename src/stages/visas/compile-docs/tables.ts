import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

/** A paper for the interview that lies ready, and since when. */
export const paperTicks = pgTable(
  'visa_paper_ticks',
  {
    owner: person().notNull(),
    paper: text().notNull(),
    tickedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.paper] })],
)

/** A paper that the student says does not apply to them. */
export const paperSkips = pgTable(
  'visa_paper_skips',
  {
    owner: person().notNull(),
    paper: text().notNull(),
    skippedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.paper] })],
)
