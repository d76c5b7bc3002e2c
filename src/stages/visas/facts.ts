// What the journey knows of a visa.
import type { Sql } from '../../platform/database/database.ts'
import { jsonOf } from '../../platform/facts/columns.ts'
import { visaShape } from './facts.shape.ts'

export const visaFactsOf = (sql: Sql) =>
  jsonOf(sql, visaShape, {
    i20: {
      each: {
        university: {
          each: { id: sql`u.id`, name: sql`coalesce(u.display_name, u.name)` },
          from: sql`universities u where u.id = d.university_id`,
        },
        chosenAt: sql`d.chosen_at`,
        filledAt: sql`select max(f.filled_at) from filled_i20s f where f.owner = p.id`,
      },
      from: sql`i20_data d where d.owner = p.id and d.university_id is not null`,
    },
    sevis: {
      each: { preparedAt: sql`f.prepared_at`, openedAt: sql`f.opened_at`, paidAt: sql`f.paid_at` },
      from: sql`sevis_fees f where f.owner = p.id`,
    },
    // As it stands, and when it was first reported.
    appointment: {
      each: {
        place: sql`a.place`,
        interview: sql`a.interview`,
        vac: sql`a.vac`,
        bookedAt: sql`select min(f.told_at) from visa_appointments f where f.owner = p.id and f.removed_at is null`,
      },
      from: sql`(select * from visa_appointments l where l.owner = p.id and l.removed_at is null order by l.id desc limit 1) a`,
    },
    outcomes: {
      each: {
        at: sql`o.told_at`,
        outcome: sql`o.outcome`,
        slip: sql`case when o.outcome = 'Processing' then (select s.slip from visa_slips s where s.owner = o.owner) end`,
      },
      from: sql`interview_outcomes o where o.owner = p.id and o.taken_back_at is null`,
    },
    calls: {
      each: {
        at: sql`c.confirmed_at`,
        start: sql`s.start_time`,
        endedAt: sql`c.ended_at`,
        cancelledAt: sql`case when c.ending in ('cancelled', 'cancelled-by-us') then c.ended_at end`,
      },
      from: sql`attorney_calls c
      join attorney_reservations r
        on r.id = (select l.id from attorney_reservations l where l.call = c.id order by l.id desc limit 1)
      join attorney_slots s on s.id = r.slot
      where c.owner = p.id and c.confirmed_at is not null`,
    },
    mock: {
      each: {
        share_id: sql`s.share_id`,
        sharedAt: sql`m.shared_at`,
        publishedAt: sql`m.published_at`,
        closedAt: sql`m.closed_at`,
      },
      from: sql`(select 1) here
      left join mock_interviews m on m.owner = p.id left join mock_shares s on s.owner = p.id`,
    },
  })
