import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { documents } from '#src/features/documents/tables.ts'
import { id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { vaccines } from '../requirements/rules.ts'

/** A paper that shows what somebody has of a vaccine. */
export const vaccineProofs = pgTable(
  'vaccine_proofs',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    vaccine: text({ enum: vaccines }).notNull(),
    document: uuid()
      .notNull()
      .unique()
      .references(() => documents.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  table => [index('vaccine_proofs_owner').on(table.owner)],
)
