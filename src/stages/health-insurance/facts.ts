// What the journey knows of somebody's insurance.
import type { Sql } from '../../platform/database/database.ts'
import { jsonOf } from '../../platform/facts/columns.ts'
import { insuranceShape } from './facts.shape.ts'

export const insuranceFactsOf = (sql: Sql) =>
  jsonOf(sql, insuranceShape, {
    choice: {
      each: {
        detailsAt: sql`c.details_at`,
        university: {
          each: {
            id: sql`u.id`,
            name: sql`coalesce(u.display_name, u.name)`,
            isVerified: sql`u.verified_at is not null`,
            noWaiver: sql`u.no_waiver`,
          },
          from: sql`universities u where u.id = c.university`,
        },
        plans: sql`select count(*) from university_plans s join insurance_plans i on i.id = s.plan
        where s.university = c.university and i.withdrawn_at is null and c.visa = any(i.visas)`,
        // A plan that is not sold there any more, or not for their visa, is chosen no more.
        planChosenAt: sql`select c.plan_chosen_at from university_plans s join insurance_plans i on i.id = s.plan
        where s.university = c.university and s.plan = c.plan and i.withdrawn_at is null and c.visa = any(i.visas)`,
      },
      from: sql`insurance_choices c where c.owner = p.id and c.university is not null`,
    },
    ownCover: {
      each: { kind: sql`o.kind`, saidAt: sql`o.said_at`, handedInAt: sql`o.handed_in_at` },
      from: sql`insurance_own_covers o where o.owner = p.id and o.taken_back_at is null`,
    },
    requests: {
      each: {
        id: sql`r.id`,
        at: sql`r.created_at`,
        partner: sql`r.partner`,
        university: sql`coalesce(u.display_name, u.name)`,
        coverageStart: sql`r.coverage_start`,
        coverageEnd: sql`r.coverage_end`,
        invoice: sql`r.invoice`,
        checkoutAt: sql`r.checkout_at`,
        depositAt: sql`r.deposit_confirmed_at`,
        cancelledAt: sql`r.cancelled_at`,
        cardAt: sql`select k.issued_at from insurance_cards k where k.request = r.id`,
        waiver: {
          isRefused: sql`u.no_waiver`,
          deadline: sql`coalesce(w.own_deadline, case when u.waiver_window_source is not null
          and u.waiver_deadline >= r.coverage_start - 180 then u.waiver_deadline end)`,
          // One partner's plans have a guide of their own.
          hasGuide: sql`w.guide_at is not null
          or case when r.partner = 'GBG' then u.waiver_guide_gbg else u.waiver_guide end is not null`,
          guideBy: sql`r.guide_by`,
          submittedAt: sql`w.submitted_at`,
          approvedAt: sql`w.approved_at`,
          refusedAt: sql`w.refused_at`,
        },
        invoices: {
          each: {
            at: sql`i.issued_at`,
            dueOn: sql`i.due_on`,
            amount: sql`i.amount`,
            paidAt: sql`i.paid_at`,
            voidedAt: sql`i.voided_at`,
            attempts: {
              each: {
                at: sql`coalesce(a.opened_at, a.created_at)`,
                leftAt: sql`a.left_at`,
                failedAt: sql`a.failed_at`,
                expiredAt: sql`a.expired_at`,
              },
              // Those that the provider opened.
              from: sql`payments a
              where a.purpose = 'insurance-invoice' and a.reference = i.id::text and a.url is not null`,
            },
          },
          from: sql`insurance_invoices i where i.request = r.id`,
          orderBy: sql`i.number`,
        },
      },
      from: sql`insurance_requests r join universities u on u.id = r.university
      left join insurance_waivers w on w.request = r.id
      where r.owner = p.id and r.withdrawn_at is null`,
    },
    claims: {
      each: {
        at: sql`f.filed_at`,
        askedAt: sql`f.asked_at`,
        answeredAt: sql`f.answered_at`,
        decidedAt: sql`f.decided_at`,
      },
      from: sql`insurance_claims f where f.owner = p.id`,
    },
  })
