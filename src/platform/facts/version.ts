import type { Fragment, Sql } from '../database/database.ts'

/** Stands for all people at once. */
export const everybody = '00000000-0000-0000-0000-000000000000'

/**
 * Which facts of the person `p` are visible: another text after every transaction that wrote some. Not the latest alone,
 * for of two transactions the later may be seen first.
 */
export const factsVersion = (sql: Sql): Fragment => sql`
  (select concat(count(*), ':', sum(w.xid::text::bigint)) from facts_written w
    where w.owner in (p.id, ${everybody}::uuid))`

/** What is kept by a version is kept for less long than the version is told apart by. */
export const keptAtMost = 60 * 60_000

export async function pruneFactsWritten(sql: Sql): Promise<void> {
  await sql`delete from facts_written where at < now() - interval '3 hours'`
}
