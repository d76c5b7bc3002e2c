import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'

/** A link by which somebody else pays one bill. Anybody who has it may see what the bill is, so we keep only its hash. */
export const payLinks = pgTable(
  'pay_links',
  {
    ...ownedColumns(),
    purpose: text().notNull(),
    /** The bill, as a payment for it names it. */
    reference: text().notNull(),
    tokenHash: text().notNull(),
    madeAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** By its owner, also where another one took its place. */
    cancelledAt: instant(),
  },
  table => [
    uniqueIndex('pay_links_token').on(table.tokenHash),
    // One stands for a bill at a time.
    uniqueIndex('pay_links_standing')
      .on(table.owner, table.purpose, table.reference)
      .where(sql`${table.cancelledAt} is null`),
  ],
)
