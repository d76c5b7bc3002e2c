// What the journey knows of a visa.
import { jsonOf } from '#src/platform/facts/columns.ts'
import { visaShape } from './facts.shape.ts'
import { roundStartOfPerson as start } from './rounds/start.ts'

const deferredAt = '(select max(d.deferred_at) from plan_deferrals d where d.owner = p.id)'

export const visaFactsOf = jsonOf(visaShape, {
  i20: {
    each: {
      university: {
        each: { id: 'u.id', name: 'coalesce(u.display_name, u.name)' },
        from: 'universities u where u.id = d.university_id',
      },
      chosenAt: 'd.chosen_at',
      filledAt: 'select max(f.filled_at) from filled_i20s f where f.owner = p.id',
    },
    from: 'i20_data d where d.owner = p.id and d.university_id is not null',
  },
  // Those of a former start or of a refused application are history; the I-901 holds for both.
  papers: {
    each: { paper: 'v.paper', addedAt: 'v.added_at', on: 'v.issued_on' },
    from: `vault_papers v where v.owner = p.id and v.replaced_by is null and (
      v.paper = 'sevis-receipt'
      or v.paper in ('i-20', 'bank-letter') and v.added_at >= coalesce(${deferredAt}, '-infinity')
      or v.paper in ('visa-fee-receipt', 'photo') and v.added_at >= ${start})`,
    orderBy: 'v.id',
  },
  deferral: { each: { at: 'd.at' }, from: `(select ${deferredAt} as at) d` },
  sevis: {
    each: { preparedAt: 'f.prepared_at', openedAt: 'f.opened_at', paidAt: 'f.paid_at' },
    from: 'sevis_fees f where f.owner = p.id',
  },
  // As it stands, and when it was first reported.
  appointment: {
    each: {
      place: 'a.place',
      interview: 'a.interview',
      vac: 'a.vac',
      bookedAt: `select min(f.entered_at) from visa_appointments f
        where f.owner = p.id and f.removed_at is null and f.entered_at >= ${start}`,
    },
    from: `(select * from visa_appointments l
      where l.owner = p.id and l.removed_at is null and l.entered_at >= ${start} order by l.id desc limit 1) a`,
  },
  outcomes: {
    each: {
      at: 'o.entered_at',
      outcome: 'o.outcome',
      slip: `case when o.outcome = 'Processing' then
        (select s.slip from visa_slips s where s.owner = o.owner and s.updated_at >= ${start}) end`,
    },
    from: `interview_outcomes o where o.owner = p.id and o.taken_back_at is null and o.entered_at >= ${start}`,
  },
  rounds: {
    each: { at: 'r.started_at', refusedAt: 'r.refused_at' },
    from: 'visa_rounds r where r.owner = p.id',
    orderBy: 'r.number',
  },
  calls: {
    each: {
      at: 'c.confirmed_at',
      start: 's.start_time',
      endedAt: 'c.ended_at',
      cancelledAt: `case when c.ending in ('cancelled', 'cancelled-by-us') then c.ended_at end`,
    },
    from: 'attorney_calls c join attorney_slots s on s.id = c.slot where c.owner = p.id and c.confirmed_at is not null',
  },
  mock: {
    each: {
      share_id: 's.share_id',
      sharedAt: 'm.shared_at',
      publishedAt: 'm.published_at',
      closedAt: 'm.closed_at',
    },
    from: `(select 1) here
      left join mock_interviews m on m.owner = p.id left join mock_shares s on s.owner = p.id`,
  },
})
