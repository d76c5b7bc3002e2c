// What the journey knows of what somebody chose and ordered for the US.
import { part } from '../../journey/shape.ts'
import type { Sql } from '../../platform/database/database.ts'
import { jsonOf } from '../../platform/facts/columns.ts'
import { productFields } from './facts.shape.ts'
import { counters } from './rules.ts'

export const productFactsOf = (sql: Sql) =>
  jsonOf(sql, part(productFields), {
    products: {
      chosen: {
        name: sql`c.kind`,
        each: { product: sql`c.product`, at: sql`c.at`, retiredAt: sql`r.retired_at` },
        from: sql`product_choices c join products r on r.id = c.product where c.owner = p.id`,
      },
      orders: {
        each: {
          id: sql`o.id`,
          kind: sql`o.kind`,
          product: sql`o.product`,
          at: sql`o.sent_at`,
          takenUpAt: sql`o.taken_up_at`,
          grantedAt: sql`o.granted_at`,
          declinedAt: sql`o.declined_at`,
          withdrawnAt: sql`o.withdrawn_at`,
          receivedAt: sql`o.received_at`,
        },
        from: sql`product_orders o where o.owner = p.id`,
        orderBy: sql`o.sent_at desc`,
      },
    },
  })

export const stagesWithProducts = Object.values(counters).map(({ stage }) => stage)
