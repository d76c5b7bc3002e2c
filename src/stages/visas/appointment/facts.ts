import type { Fragment, Sql } from '../../../platform/database/database.ts'
import { written } from '../../../platform/database/written.ts'

/** The appointment of a person `p` as it stands, and when it was first told of. */
export const appointmentFactsOf = (sql: Sql): Fragment => sql`
  select json_strip_nulls(json_build_object('place', a.place, 'interview', ${written(sql, sql`a.interview`)},
    'vac', ${written(sql, sql`a.vac`)},
    'bookedAt', (select ${written(sql, sql`min(f.told_at)`)} from visa_appointments f
      where f.owner = a.owner and f.removed_at is null)))
  from visa_appointments a where a.owner = p.id and a.removed_at is null
  order by a.id desc limit 1`
