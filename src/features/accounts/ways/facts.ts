// What the journey knows of the ways in which somebody signs in.
import type { Fragment, Sql } from '../../../platform/database/database.ts'
import { written } from '../../../platform/database/written.ts'

/** About a person `p`, as one JSON column of a statement about them. */
export const waysFactsOf = (sql: Sql): Fragment => sql`
  select json_strip_nulls(json_build_object('emailProvedAt', ${written(sql, sql`o.email_verified_at`)},
    'phoneProvedAt', ${written(sql, sql`o.phone_verified_at`)}, 'passwordSetAt', ${written(sql, sql`w.set_at`)}))
  from people o left join passwords w on w.person = o.id where o.id = p.id`

export const readWaysFacts = (column: unknown): Record<string, { own: { ways: unknown } }> => ({
  'phone-connection': { own: { ways: column } },
})
