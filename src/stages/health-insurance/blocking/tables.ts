import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'

/** The insurance application of a student was blocked by the desk: one row for each time. */
export const insuranceBlocks = pgTable(
  'insurance_blocks',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** For the desk. The student never reads it. */
    reason: text().notNull(),
    blockedAt: instant().notNull(),
    blockedBy: uuid().references(() => people.id, { onDelete: 'set null' }),
    unblockedAt: instant(),
    unblockedBy: uuid().references(() => people.id, { onDelete: 'set null' }),
  },
  table => [
    uniqueIndex('insurance_blocks_current')
      .on(table.owner)
      .where(sql`${table.unblockedAt} is null`),
    index('insurance_blocks_owner').on(table.owner),
  ],
)
