import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { documents } from '#src/features/documents/tables.ts'
import { bytes, instant } from '#src/platform/database/columns.ts'
import { ownedColumns, person } from '#src/platform/identity/columns.ts'

/** The one application. What was typed is sealed; a part that was submitted is dated. */
export const loanApplications = pgTable(
  'loan_applications',
  {
    owner: person().primaryKey(),
    sealed: bytes().notNull(),
    /** In paise: what lenders are matched by. */
    amount: bigint({ mode: 'number' }),
    /** Papers that the student says not to have. */
    lacks: text().array().notNull().default([]),
    updatedAt: instant().notNull(),
    academicsAt: instant(),
    identityAt: instant(),
    financialAt: instant(),
  },
  table => [
    check(
      'loan_applications_in_order',
      sql`(${table.identityAt} is null or ${table.academicsAt} is not null) and (${table.financialAt} is null or ${table.identityAt} is not null)`,
    ),
  ],
)

/** A paper of it, as it arrived. */
export const loanPapers = pgTable(
  'loan_papers',
  {
    ...ownedColumns(),
    field: text().notNull(),
    document: uuid()
      .notNull()
      .unique()
      .references(() => documents.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  table => [index('loan_papers_owner').on(table.owner)],
)
