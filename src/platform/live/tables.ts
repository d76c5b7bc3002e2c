import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, transactionId } from '../database/columns.ts'

/** What changed, written in the transaction that changed it; `xid` says which, see stream.ts. */
export const changes = pgTable(
  'changes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Who is notified: `person:{id}`, `desk:{role}`, `session:{id}` or `all`. */
    audience: text().notNull(),
    /** What they should look at again, such as `journey`. */
    about: text().notNull(),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  table => [
    index('changes_xid').on(table.xid),
    index('changes_at').on(table.at),
    // For the version of a person's facts, which is read from the index alone (facts/version.ts).
    index('changes_audience').on(table.audience, table.xid),
  ],
)

/** One row: the last transaction whose changes were thrown away. A cursor older than it cannot be resumed. */
export const changesPruned = pgTable('changes_pruned', {
  id: integer().primaryKey().default(1),
  lastPruned: transactionId().notNull(),
})
