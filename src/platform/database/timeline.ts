import type { Fragment, Sql } from './database.ts'

/**
 * Which line of history the database writes: another after each promotion of a standby. What the old primary still had
 * to itself is gone then, and its transaction numbers are given again to others. A standby has none to speak of.
 */
export const timeline = (sql: Sql): Fragment => sql`
  case when pg_is_in_recovery() then '' else substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8) end`
