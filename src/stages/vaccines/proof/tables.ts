import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { documents } from '#src/features/documents/tables.ts'
import { instant } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'
import { vaccines } from '../requirements/rules.ts'

/** A paper that shows what somebody has of a vaccine. */
export const vaccineProofs = pgTable(
  'vaccine_proofs',
  {
    ...ownedColumns(),
    vaccine: text({ enum: vaccines }).notNull(),
    document: uuid()
      .notNull()
      .unique()
      .references(() => documents.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  table => [index('vaccine_proofs_owner').on(table.owner)],
)
