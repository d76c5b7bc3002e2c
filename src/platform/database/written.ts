import type { Fragment, Sql } from './database.ts'

/** A moment as facts have it, so that moments compare as text. */
export const written = (sql: Sql, moment: Fragment): Fragment =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
