import type { Fragment, Sql } from '../../../platform/database/database.ts'
import { written } from '../../../platform/database/written.ts'

/** What a person `p` was told at the window, and which slip goes with it. */
export const outcomeFactsOf = (sql: Sql): Fragment => sql`
  select json_agg(json_strip_nulls(json_build_object('at', ${written(sql, sql`o.told_at`)}, 'outcome', o.outcome,
    'slip', case when o.outcome = 'Processing' then (select s.slip from visa_slips s where s.owner = o.owner) end)))
  from interview_outcomes o where o.owner = p.id and o.taken_back_at is null`
