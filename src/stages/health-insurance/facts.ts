// What the journey knows of somebody's insurance.
import { jsonOf } from '#src/platform/facts/columns.ts'
import { loadedInsurance } from './facts.shape.ts'

export const insuranceFactsOf = jsonOf(loadedInsurance, {
  choice: {
    each: {
      detailsAt: 'c.details_at',
      university: {
        each: {
          id: 'u.id',
          name: 'coalesce(u.display_name, u.name)',
          isVerified: 'u.verified_at is not null',
          noWaiver: 'u.no_waiver',
          waiverDeadline: 'case when u.waiver_window_source is not null then u.waiver_deadline end',
        },
        from: 'universities u where u.id = c.university',
      },
      plans: `select count(*) from university_plans s join insurance_plans i on i.id = s.plan
        where s.university = c.university and i.withdrawn_at is null and c.visa = any(i.visas)`,
      // A plan that is not sold there any more, or not for their visa, is chosen no more.
      planChosenAt: `select c.plan_chosen_at from university_plans s join insurance_plans i on i.id = s.plan
        where s.university = c.university and s.plan = c.plan and i.withdrawn_at is null and c.visa = any(i.visas)`,
    },
    from: 'insurance_choices c where c.owner = p.id and c.university is not null',
  },
  ownCover: {
    each: { kind: 'o.kind', saidAt: 'o.said_at', handedInAt: 'o.handed_in_at', lastDay: 'o.last_day' },
    from: 'insurance_own_covers o where o.owner = p.id and o.taken_back_at is null',
  },
  requests: {
    each: {
      id: 'r.id',
      at: 'r.created_at',
      partner: 'r.partner',
      university: 'coalesce(u.display_name, u.name)',
      coverageStart: 'r.coverage_start',
      coverageEnd: 'r.coverage_end',
      invoice: 'r.invoice',
      checkoutAt: 'r.checkout_at',
      depositAt: 'r.deposit_confirmed_at',
      cancelledAt: 'r.cancelled_at',
      cardAt: 'select k.issued_at from insurance_cards k where k.request = r.id',
      waiver: {
        isRefused: 'u.no_waiver',
        deadline: `coalesce(w.own_deadline, case when u.waiver_window_source is not null
          and u.waiver_deadline >= r.coverage_start - 180 then u.waiver_deadline end)`,
        // One partner's plans have a guide of their own.
        hasGuide: `w.guide_at is not null
          or case when r.partner = 'GBG' then u.waiver_guide_gbg else u.waiver_guide end is not null`,
        guideBy: 'r.guide_by',
        submittedAt: 'w.submitted_at',
        approvedAt: 'w.approved_at',
        refusedAt: 'w.refused_at',
      },
      invoices: {
        each: {
          at: 'i.issued_at',
          dueOn: 'i.due_on',
          amount: 'i.amount',
          paidAt: 'i.paid_at',
          voidedAt: 'i.voided_at',
          attempts: {
            each: {
              at: 'coalesce(a.opened_at, a.created_at)',
              leftAt: 'a.left_at',
              failedAt: 'a.failed_at',
              // Paid, and yet not for this bill as it stands: that money goes back.
              expiredAt: 'coalesce(a.expired_at, a.paid_at)',
            },
            // Those that the provider opened.
            from: `payments a
              where a.owner = r.owner and a.url is not null
                and (a.purpose = 'insurance-invoice' and a.reference = i.id::text or a.purpose = 'insurance-rest'
                and a.reference in (select x.id::text from insurance_rests x where i.id = any(x.bills)))`,
          },
        },
        from: 'insurance_invoices i where i.request = r.id',
        orderBy: 'i.number',
      },
    },
    from: `insurance_requests r join universities u on u.id = r.university
      left join insurance_waivers w on w.request = r.id
      where r.owner = p.id and r.withdrawn_at is null`,
  },
  refunds: {
    each: {
      at: 'q.asked_at',
      // Nothing more is to be decided, and every refund that wasn't sent again has gone.
      sentAt: `select case when q.settled_at is not null and coalesce(bool_and(f.gone_at is not null), true)
          then greatest(q.settled_at, max(f.gone_at)) end
        from (select coalesce(o.hand_at, case when o.failed_at is null then o.sent_at end) as gone_at
          from refunds o where o.payment::text = q.subject
            and not exists (select 1 from refunds n where n.replaces = o.id)) f`,
    },
    from: "requests q where q.owner = p.id and q.kind = 'insurance-refund'",
  },
  claims: {
    each: {
      at: 'f.filed_at',
      askedAt: 'f.asked_at',
      answeredAt: 'f.answered_at',
      decidedAt: 'f.decided_at',
    },
    from: 'insurance_claims f where f.owner = p.id',
  },
})
