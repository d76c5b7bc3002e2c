import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, partOf } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'
import { familyInvitations } from '../tables.ts'

/**
 * What a student asks somebody of the family to pay: a row of theirs. Whether it still stands follows from its row of the
 * ledger, its bill and what is shared with that person; nothing but that it was withdrawn is written here.
 */
export const familyAsks = pgTable(
  'family_asks',
  {
    ...ownedColumns(),
    /** Who was asked. */
    invitation: partOf(() => familyInvitations.id),
    /** Of the ledger: 'bill.…', 'entry.…', 'known.flight'. */
    row: text().notNull(),
    /** The bill, where a card page of ours takes it: found by these also once it is paid. */
    purpose: text(),
    reference: text(),
    askedAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  table => [
    index('family_asks_owner').on(table.owner),
    uniqueIndex('family_asks_standing')
      .on(table.invitation, table.row)
      .where(sql`${table.withdrawnAt} is null`),
    check('family_asks_bill', sql`(${table.purpose} is null) = (${table.reference} is null)`),
  ],
)
