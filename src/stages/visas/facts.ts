// What the journey knows of a visa.
import { jsonOf } from '#src/platform/facts/columns.ts'
import { visaShape } from './facts.shape.ts'
import { shownBy } from './compile-docs/shown-in-plan.ts'
import { roundStartOfPerson as start } from './rounds/present.ts'

const deferredAt = `coalesce((select max(d.deferred_at) from plan_deferrals d where d.owner = p.id), '-infinity')`

/** Papers of a former start or of a refused application are history, the I-901 holds for both; one of another SEVIS record shows nothing. */
const isOfNow = `v.replaced_by is null and v.added_at >= case
    when v.paper = 'sevis-receipt' then '-infinity'
    when v.paper in ('i-20', 'bank-letter') then ${deferredAt}
    else ${start} end
  and not exists (select from documents f join passport_profiles s on s.owner = v.owner
    where f.id = v.document and f.record_mark <> s.record_mark)`

/** Of an I-20 that is there, it was asked for as well. */
const shownByPapers = `select c.thing, case when c.is_own then v.issued_on end as day, c.is_done
  from vault_papers v join (values
    ${shownBy.map(([paper, thing, isOwn, isDone]) => `('${paper}', '${thing}', ${isOwn}, ${isDone})`).join(', ')}
  ) c (paper, thing, is_own, is_done) on c.paper = v.paper
  where v.owner = p.id and ${isOfNow}`

/** The fee is paid only for an I-20 that is there: not for that of a later start, where it was paid before. */
const shownByFee = `select c.thing, case when c.thing = 'sevisFee' then (f.paid_at at time zone 'Asia/Kolkata')::date end, true
  from sevis_fees f join (values ('sevisFee'), ('i20Issued'), ('i20Asked'), ('bankLetter')) c (thing)
    on c.thing = 'sevisFee' or f.paid_at >= ${deferredAt}
  where f.owner = p.id and f.paid_at is not null`

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
  plan: {
    each: { thing: 'k.thing', on: 'k.day', isDone: 'k.is_done' },
    from: `(${shownByPapers} union all ${shownByFee}) k`,
  },
  papers: {
    each: { paper: 'v.paper', until: 'v.valid_until' },
    from: `vault_papers v where v.owner = p.id and v.paper = 'i-20' and ${isOfNow}`,
  },
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
