// What the journey knows of the ways in which somebody signs in.
import { part } from '../../../journey/shape.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { jsonOf } from '../../../platform/facts/columns.ts'
import { wayFields } from './facts.shape.ts'

export const wayFactsOf = (sql: Sql) =>
  jsonOf(sql, part(wayFields), {
    ways: {
      each: {
        emailProvedAt: sql`o.email_verified_at`,
        phoneProvedAt: sql`o.phone_verified_at`,
        passwordSetAt: sql`w.set_at`,
      },
      from: sql`people o left join passwords w on w.person = o.id where o.id = p.id`,
    },
  })
