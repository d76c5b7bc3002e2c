import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'

/** A paper for the interview that lies ready, and since when. */
export const paperTicks = pgTable(
  'visa_paper_ticks',
  {
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    paper: text().notNull(),
    tickedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.paper] })],
)
