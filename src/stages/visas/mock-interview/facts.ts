import type { Fragment, Sql } from '../../../platform/database/database.ts'
import { written } from '../../../platform/database/written.ts'

/** The practice interview of a person `p`, and the form set for them. */
export const mockFactsOf = (sql: Sql): Fragment => sql`
  select json_strip_nulls(json_build_object('share_id', s.share_id, 'sharedAt', ${written(sql, sql`m.shared_at`)},
    'publishedAt', ${written(sql, sql`m.published_at`)}, 'closedAt', ${written(sql, sql`m.closed_at`)}))
  from (select 1) one
  left join mock_interviews m on m.owner = p.id
  left join mock_shares s on s.owner = p.id`
