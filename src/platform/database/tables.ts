import { doublePrecision, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** One effect for one key: a call repeated after a lost answer gets the first one's answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: uuid().notNull(),
    key: text().notNull(),
    /** The route and a hash of its input: a key cannot be reused for something else. */
    request: text().notNull(),
    answer: jsonb(),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.key] })],
)

/** A bucket that leaks: `level` at `at`; see limits.ts. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  level: doublePrecision().notNull(),
  at: instant().notNull(),
})
