import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'

/** What a person has typed into a form and not submitted yet. */
export const drafts = pgTable(
  'drafts',
  {
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Which form it is, such as 'sop/1'. */
    name: text().notNull(),
    /** The form's values as JSON, sealed with the owner's key. */
    sealed: bytes().notNull(),
    /** Grows with each save: anyone who saves names the one they started from. */
    savedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.name] })],
)
