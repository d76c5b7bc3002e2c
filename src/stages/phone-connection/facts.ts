// What the journey knows of the flight and the last recharge, by which the Indian number is recharged.
import type { Sql } from '../../platform/database/database.ts'
import { jsonOf } from '../../platform/facts/columns.ts'
import { phoneShape } from './facts.shape.ts'

export const phoneFactsOf = (sql: Sql) =>
  jsonOf(sql, phoneShape, {
    flight: sql`select f.flight_date from profiles f where f.owner = p.id`,
    recharge: {
      each: { on: sql`r.recharged_on`, network: sql`r.network` },
      from: sql`phone_recharges r where r.owner = p.id`,
    },
  })
