import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant, transactionId } from '../database/columns.ts'

/**
 * Whose facts a transaction wrote; for `everybody` where a row belongs to nobody. Triggers write it, see watch.ts. Rows
 * are only ever added: a counter would make two transactions of the same person wait for one another.
 */
export const factsWritten = pgTable(
  'facts_written',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    owner: uuid().notNull(),
    xid: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  table => [index('facts_written_owner').on(table.owner, table.xid), index('facts_written_at').on(table.at)],
)
