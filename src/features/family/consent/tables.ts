import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { languages } from '#src/values/languages.ts'
import { instant, partOf } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'
import { familyInvitations } from '../tables.ts'

/** A parent's consent for a student under 18: the parent's own row, which holds as long as they are family. */
export const parentConsents = pgTable(
  'parent_consents',
  {
    ...ownedColumns(),
    invitation: partOf(() => familyInvitations.id),
    version: integer().notNull(),
    language: text({ enum: languages }).notNull(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  table => [
    uniqueIndex('parent_consents_standing')
      .on(table.invitation, table.version)
      .where(sql`${table.withdrawnAt} is null`),
    index('parent_consents_owner').on(table.owner),
  ],
)
