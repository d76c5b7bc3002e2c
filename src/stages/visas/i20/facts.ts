import type { Fragment, Sql } from '../../../platform/database/database.ts'
import { written } from '../../../platform/database/written.ts'

/** The university that a person `p` goes to, since when it is chosen, and when the form was filled last. */
export const i20FactsOf = (sql: Sql): Fragment => sql`
  select json_build_object('university', json_build_object('id', u.id, 'name', coalesce(u.display_name, u.name)),
    'chosenAt', ${written(sql, sql`d.chosen_at`)},
    'filledAt', (select ${written(sql, sql`max(f.filled_at)`)} from filled_i20s f where f.owner = p.id))
  from i20_data d join universities u on u.id = d.university_id where d.owner = p.id`
