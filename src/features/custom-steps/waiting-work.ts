// What the desk owes students: a response to an answered form, or something done for them, from the day it was assigned.
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'

/** Whose response waits, by step and since when. What is for all of a stage waits for those who have come there. */
export const waitingWork: SQL = sql`(
  select w.step, w.owner, w.since
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
  where c.withdrawn_at is null and not p.is_guest)`

type Unasked = { step: string; title: string; owner: string; since: string }

/** What waits and is not among the desk's requests yet: of one step, or of all. */
export const unaskedWork = async (db: Queries, step?: string): Promise<Unasked[]> =>
  db.execute<Unasked>(sql`
    select w.step, c.title, w.owner, to_char(w.since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
    from ${waitingWork} w join custom_steps c on c.id = w.step
    where not exists (select from requests r
        where r.kind = 'custom-step' and r.subject = w.step || '.' || w.owner and r.settled_at is null)
      and ${step === undefined ? sql`true` : sql`w.step = ${step}`}
    order by w.since, w.step, w.owner
    limit 500`)
