import type { Fragment, Sql } from '../../../platform/database/database.ts'
import { written } from '../../../platform/database/written.ts'

/** The calls with attorneys that a person `p` has confirmed, each with when it is or was to be. */
export const callFactsOf = (sql: Sql): Fragment => sql`
  select json_agg(json_strip_nulls(json_build_object('at', ${written(sql, sql`c.confirmed_at`)},
    'start', ${written(sql, sql`s.start_time`)},
    'endedAt', ${written(sql, sql`c.ended_at`)},
    'cancelledAt', case when c.ending in ('cancelled', 'cancelled-by-us') then ${written(sql, sql`c.ended_at`)} end)))
  from attorney_calls c
    join attorney_reservations r on r.id = (select l.id from attorney_reservations l where l.call = c.id order by l.id desc limit 1)
    join attorney_slots s on s.id = r.slot
  where c.owner = p.id and c.confirmed_at is not null`
