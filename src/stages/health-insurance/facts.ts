// What the journey knows of somebody's insurance.
import type { Fragment, Sql } from '../../platform/database/database.ts'
import { written } from '../../platform/database/written.ts'

/** About a person `p`, as one JSON column of a statement about them. */
export const insuranceFactsOf = (sql: Sql): Fragment => sql`
  select json_build_object('choice', coalesce((${choice(sql)}), '{}'), 'ownCover', (${ownCover(sql)}), 'requests', coalesce((${requests(sql)}), '[]'),
    'claims', coalesce((${claims(sql)}), '[]'))`

/** A plan that is not sold there any more, or not for their visa, is chosen no more. */
const choice = (sql: Sql): Fragment => sql`
  select json_strip_nulls(json_build_object('detailsAt', ${written(sql, sql`c.details_at`)},
    'university', json_build_object('id', u.id, 'name', coalesce(u.display_name, u.name),
      'isVerified', u.verified_at is not null, 'noWaiver', u.no_waiver),
    'plans', (select count(*) from university_plans s join insurance_plans i on i.id = s.plan
      where s.university = u.id and i.withdrawn_at is null and c.visa = any(i.visas)),
    'planChosenAt', (select ${written(sql, sql`c.plan_chosen_at`)} from university_plans s
      join insurance_plans i on i.id = s.plan
      where s.university = u.id and s.plan = c.plan and i.withdrawn_at is null and c.visa = any(i.visas))))
  from insurance_choices c join universities u on u.id = c.university where c.owner = p.id`

const ownCover = (sql: Sql): Fragment => sql`
  select json_strip_nulls(json_build_object('kind', o.kind, 'saidAt', ${written(sql, sql`o.said_at`)},
    'handedInAt', ${written(sql, sql`o.handed_in_at`)}))
  from insurance_own_covers o where o.owner = p.id and o.taken_back_at is null`

const requests = (sql: Sql): Fragment => sql`
  select json_agg(json_strip_nulls(json_build_object('id', r.id, 'at', ${written(sql, sql`r.created_at`)},
    'partner', r.partner,
    'university', (select coalesce(u.display_name, u.name) from universities u where u.id = r.university), 'coverageStart', r.coverage_start, 'coverageEnd', r.coverage_end, 'invoice', r.invoice,
    'checkoutAt', ${written(sql, sql`r.checkout_at`)}, 'depositAt', ${written(sql, sql`r.deposit_confirmed_at`)},
    'cancelledAt', ${written(sql, sql`r.cancelled_at`)},
    'cardAt', (select ${written(sql, sql`k.issued_at`)} from insurance_cards k where k.request = r.id),
    'waiver', (${waiver(sql)}), 'invoices', coalesce((${invoices(sql)}), '[]'))))
  from insurance_requests r where r.owner = p.id and r.withdrawn_at is null`

/** One partner's plans have a guide of their own. */
const waiver = (sql: Sql): Fragment => sql`
  select json_build_object('isRefused', u.no_waiver, 'deadline', coalesce(w.own_deadline, case when u.waiver_window_source is not null
      and u.waiver_deadline >= r.coverage_start - 180 then u.waiver_deadline end),
    'hasGuide', w.guide_at is not null
      or case when r.partner = 'GBG' then u.waiver_guide_gbg else u.waiver_guide end is not null,
    'guideBy', ${written(sql, sql`r.guide_by`)}, 'submittedAt', ${written(sql, sql`w.submitted_at`)}, 'approvedAt', ${written(sql, sql`w.approved_at`)},
    'refusedAt', ${written(sql, sql`w.refused_at`)})
  from universities u left join insurance_waivers w on w.request = r.id where u.id = r.university`

const invoices = (sql: Sql): Fragment => sql`
  select json_agg(json_build_object('at', ${written(sql, sql`i.issued_at`)}, 'dueOn', i.due_on, 'amount', i.amount,
    'paidAt', ${written(sql, sql`i.paid_at`)}, 'voidedAt', ${written(sql, sql`i.voided_at`)},
    'attempts', coalesce((${attempts(sql)}), '[]')) order by i.number)
  from insurance_invoices i where i.request = r.id`

/** Those that the provider opened. */
const attempts = (sql: Sql): Fragment => sql`
  select json_agg(json_build_object('at', ${written(sql, sql`coalesce(a.opened_at, a.created_at)`)},
    'leftAt', ${written(sql, sql`a.left_at`)},    'failedAt', ${written(sql, sql`a.failed_at`)}, 'expiredAt', ${written(sql, sql`a.expired_at`)}))
  from payments a
  where a.purpose = 'insurance-invoice' and a.reference = i.id::text and a.url is not null`

const claims = (sql: Sql): Fragment => sql`
  select json_agg(json_strip_nulls(json_build_object('at', ${written(sql, sql`f.filed_at`)},
    'askedAt', ${written(sql, sql`f.asked_at`)}, 'answeredAt', ${written(sql, sql`f.answered_at`)},
    'decidedAt', ${written(sql, sql`f.decided_at`)})))
  from insurance_claims f where f.owner = p.id`

export const readInsuranceFacts = (column: unknown): Record<string, { own: { insurance: unknown } }> => ({
  'health-insurance': { own: { insurance: column } },
})
