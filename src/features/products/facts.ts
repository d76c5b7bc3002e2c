// What the journey knows of what somebody chose and ordered for the US.
import type { Fragment, Sql } from '../../platform/database/database.ts'
import { written } from '../../platform/database/written.ts'
import { counters } from './rules.ts'

/** About a person `p`, as one JSON column of a statement about them. */
export const productFactsOf = (sql: Sql): Fragment => sql`
  select json_strip_nulls(json_build_object('chosen', coalesce((${chosen(sql)}), '{}'),
    'orders', coalesce((${orders(sql)}), '[]')))`

const chosen = (sql: Sql): Fragment => sql`
  select json_object_agg(c.kind, json_build_object('product', c.product, 'at', ${written(sql, sql`c.at`)},
    'retiredAt', ${written(sql, sql`r.retired_at`)}))
  from product_choices c join products r on r.id = c.product where c.owner = p.id`

const orders = (sql: Sql): Fragment => sql`
  select json_agg(json_build_object('id', o.id, 'kind', o.kind, 'product', o.product,
    'at', ${written(sql, sql`o.sent_at`)}, 'takenUpAt', ${written(sql, sql`o.taken_up_at`)},
    'grantedAt', ${written(sql, sql`o.granted_at`)}, 'declinedAt', ${written(sql, sql`o.declined_at`)},
    'withdrawnAt', ${written(sql, sql`o.withdrawn_at`)}, 'receivedAt', ${written(sql, sql`o.received_at`)})
    order by o.sent_at desc)
  from product_orders o where o.owner = p.id`

export const stagesWithProducts = Object.values(counters).map(({ stage }) => stage)

export const readProductFacts = (column: unknown): Record<string, { own: { products: unknown } }> =>
  Object.fromEntries(stagesWithProducts.map(stage => [stage, { own: { products: column } }]))
