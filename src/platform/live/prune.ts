import type { Sql } from '../database/database.ts'

/** A browser away for longer than a day looks at everything again anyway. */
export async function pruneChanges(sql: Sql): Promise<void> {
  await sql`
    with gone as (delete from changes where at < now() - interval '1 day' returning xid)
    insert into changes_pruned (id, last_pruned) select 1, max(xid) from gone having count(*) > 0
    on conflict (id) do update set last_pruned = greatest(excluded.last_pruned, changes_pruned.last_pruned)`
}
