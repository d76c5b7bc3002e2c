import type { Fragment, Sql } from '../../../platform/database/database.ts'
import { written } from '../../../platform/database/written.ts'

/** How far a person `p` is with the SEVIS fee. */
export const sevisFactsOf = (sql: Sql): Fragment => sql`
  select json_strip_nulls(json_build_object('preparedAt', ${written(sql, sql`f.prepared_at`)},
    'openedAt', ${written(sql, sql`f.opened_at`)}, 'paidAt', ${written(sql, sql`f.paid_at`)}))
  from sevis_fees f where f.owner = p.id`
