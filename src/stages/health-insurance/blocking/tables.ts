import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { actor, ownedColumns } from '#src/platform/identity/columns.ts'

/** The insurance application of a student was blocked by the desk: one row for each time. */
export const insuranceBlocks = pgTable(
  'insurance_blocks',
  {
    ...ownedColumns(),
    /** For the desk. The student never reads it. */
    reason: text().notNull(),
    blockedAt: instant().notNull(),
    blockedBy: actor(),
    unblockedAt: instant(),
    unblockedBy: actor(),
  },
  table => [
    uniqueIndex('insurance_blocks_current')
      .on(table.owner)
      .where(sql`${table.unblockedAt} is null`),
    index('insurance_blocks_owner').on(table.owner),
  ],
)
