import type { Fragment, Sql } from '../database/database.ts'
import { timeline } from '../database/timeline.ts'

/**
 * Which facts of the person `p` are visible, by the notices of change to them and to all: another text after each
 * transaction that announced something. The latest notice alone would not do, because of two transactions the later may
 * become visible first. After a promotion other transactions may have the same numbers, so each timeline has versions of its
 * own. The notices to all don't depend on `p`, so a statement about many people counts them once.
 */
export const factsVersion = (sql: Sql): Fragment => sql`concat(${timeline(sql)}, ' ',
  (select concat(count(*), ':', sum(c.xid::text::bigint)) from changes c where c.audience = 'person:' || p.id::text), ' ',
  (select concat(count(*), ':', sum(c.xid::text::bigint)) from changes c where c.audience = 'all'))`

/** Notices are pruned after a day (live/prune.ts). What is cached by them must be gone before they are. */
export const cachedAtMost = 60 * 60_000
