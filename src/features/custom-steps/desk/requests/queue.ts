// What students wait for.
import { sql } from 'drizzle-orm'
import type { StepType } from '#src/journey/stage.ts'
import type { Call } from '#src/platform/house.ts'
import { personOf } from '../people.ts'
import type { WaitingRequest } from './contract.ts'

type Waiting = {
  step: string
  title: string
  stage: string
  type: StepType
  student: string
  first_name: string
  last_name: string
  email: string | null
  since: string
}

/** What is for all of a stage waits for those who have come there. */
export async function queue({ db }: Call): Promise<WaitingRequest[]> {
  const rows = await db.execute<Waiting>(sql`
    select c.id as step, c.title, c.stage, c.type, p.id as student, p.first_name, p.last_name, p.email,
      to_char(w.since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
    from (
      select s.step, s.owner, case c.type when 'Custom' then s.assigned_at else s.answered_at end as since
      from custom_step_students s join custom_steps c on c.id = s.step
      where s.fulfilled_at is null and s.withdrawn_at is null
        and (c.type = 'FillForm' and s.answered_at is not null or c.type = 'Custom' and s.assigned_at is not null)
      union all
      select c.id, h.owner, greatest(h.at, c.created_at)
      from custom_steps c join happenings h on h.stage = c.stage and h.what = 'visited'
      left join custom_step_students s on s.step = c.id and s.owner = h.owner
      where c.type = 'Custom' and c.audience = 'stage' and s.fulfilled_at is null and s.assigned_at is null
    ) w join custom_steps c on c.id = w.step join people p on p.id = w.owner
    where c.withdrawn_at is null and not p.is_guest
    order by w.since, c.id, p.id
    limit 500`)
  return [...rows].map(row => ({
    step: { id: row.step, title: row.title, stage: row.stage, type: row.type },
    student: personOf({ id: row.student, firstName: row.first_name, lastName: row.last_name, email: row.email }),
    waitingSince: row.since,
  }))
}
