// What the stages hold of a person that a list of tables does not tell: files, what is still open, who was sent something.
import { and, eq, isNotNull } from 'drizzle-orm'
import { documents } from '../features/documents/tables.ts'
import { standingKinds, type StandingKind } from '../features/rights/rules.ts'
import type { RightsSources } from '../features/rights/sources.ts'
import type { House } from '../platform/house.ts'
import { dayOf } from '../values/dates.ts'
import { storedAs } from '../stages/visas/i20/filling.ts'
import { filledI20s } from '../stages/visas/i20/tables.ts'

export const rightsSources: RightsSources = {
  filesOf: async ({ db }, person) => {
    const [sent, filled] = await Promise.all([
      db
        .select({ path: documents.path, name: documents.name })
        .from(documents)
        .where(and(eq(documents.owner, person), isNotNull(documents.arrivedAt)))
        .orderBy(documents.id),
      db.select({ file: filledI20s.file }).from(filledI20s).where(eq(filledI20s.owner, person)),
    ])
    return [...sent, ...filled.map(({ file }) => ({ path: storedAs(person, file), name: 'I-20 request.pdf' }))]
  },
  standingOf: async ({ sql, now }, person) => {
    const [row] = await sql<Record<string, boolean>[]>`
      select
        exists (select from card_funds where owner = p.id and balance > 0) as "card-money",
        exists (
          select from payments
          where owner = p.id and paid_at is null and failed_at is null and expired_at is null
        ) as "open-payment",
        exists (
          select from insurance_requests
          where owner = p.id and deposit_confirmed_at is not null and cancelled_at is null
            and coverage_end >= ${dayOf(now()).toString()}::date
        ) as "policy",
        exists (select from insurance_claims where owner = p.id and decided_at is null) as "claim",
        exists (
          select from attorney_refunds r join payments on payments.id = r.payment
          where payments.owner = p.id and r.sent_at is null
        ) or exists (
          select from payments
          where owner = p.id and paid_at is not null and refunded_at is null
            and (refund_due_at is not null or (late_at is not null and taken_at is null))
        ) or exists (
          select from requests where owner = p.id and kind = 'insurance-refund' and settled_at is null
        ) as "refund",
        exists (
          select from loan_offers where owner = p.id and accepted_at is not null and withdrawn_at is null
        ) as "loan",
        exists (
          select from attorney_calls c
          join attorney_reservations r on r.call = c.id and r.released_at is null
          join attorney_slots s on s.id = r.slot
          where c.owner = p.id and c.confirmed_at is not null and c.ended_at is null
            and s.start_time > ${now().toString()}::timestamptz
        ) as "attorney-call",
        exists (
          select from product_orders
          where owner = p.id and taken_up_at is not null and granted_at is null and declined_at is null and withdrawn_at is null
        ) as "partner-order",
        exists (select from staff where person = p.id) as "our-team"
      from (select ${person}::uuid as id) p`
    return standingKinds.filter((kind: StandingKind) => row?.[kind] === true)
  },
  sentTo: async ({ sql }: House, person) => {
    const lenders = await sql<{ bank: string }[]>`
      select bank from loan_sendings where owner = ${person} order by bank`
    const insurers = await sql<{ partner: string }[]>`
      select distinct partner from insurance_requests
      where owner = ${person} and deposit_confirmed_at is not null order by partner`
    return { lenders: lenders.map(({ bank }) => bank), insurers: insurers.map(({ partner }) => partner) }
  },
}
