import { index, pgTable, text, unique, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { day, instant, partOf } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'
import { documents } from '../documents/tables.ts'
import type { Concerned, PaperName } from './rules.ts'

/** A paper that a student keeps here. Older versions stay behind the newest. */
export const keptPapers = pgTable(
  'vault_papers',
  {
    ...ownedColumns(),
    paper: text().$type<PaperName>().notNull(),
    /** Whom it is about; null where the student has not said it. */
    concerns: text().$type<Concerned>(),
    /** Of India's financial years, '2025-26', for papers of which there is one a year. */
    year: text(),
    document: uuid()
      .notNull()
      .unique()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** The day on the paper: of its issue, of the photo, of a payment. */
    issuedOn: day(),
    validUntil: day(),
    addedAt: instant().notNull(),
    /** The newest version, where this one is older. */
    replacedBy: uuid().references((): AnyPgColumn => keptPapers.id, { onDelete: 'cascade' }),
    /** The version that this one was made from on the device, to fit a place that takes less. */
    fittedFrom: uuid().references((): AnyPgColumn => keptPapers.id, { onDelete: 'cascade' }),
  },
  table => [
    index('vault_papers_owner').on(table.owner),
    index('vault_papers_replaced_by').on(table.replacedBy),
    index('vault_papers_fitted_from').on(table.fittedFrom),
  ],
)

/** A step for which a copy of a paper was taken from here. */
export const paperUses = pgTable(
  'vault_uses',
  {
    ...ownedColumns(),
    paper: partOf(() => keptPapers.id),
    /** The address of the step. */
    use: text().notNull(),
    usedAt: instant().notNull(),
  },
  table => [unique('vault_uses_once').on(table.paper, table.use), index('vault_uses_owner').on(table.owner)],
)
