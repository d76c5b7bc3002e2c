// What the journey knows of somebody's US debit card.
import { countedAs } from '../../features/payments/counted.ts'
import type { Fragment, Sql } from '../../platform/database/database.ts'
import { written } from '../../platform/database/written.ts'

/** About a person `p`, as one JSON column of a statement about them. */
export const forexFactsOf = (sql: Sql): Fragment => sql`
  select json_strip_nulls(json_build_object('asked', (${asked(sql)}), 'paidAt', (${paid(sql)}),
    'issuedAt', (select ${written(sql, sql`c.issued_at`)} from cards c where c.owner = p.id)))`

/** The last, where it is not paid. */
const asked = (sql: Sql): Fragment => sql`
  select case when last.paid_at is null then json_build_object('at', ${written(sql, sql`last.created_at`)},
    'heldUntil', ${written(sql, sql`last.held_until`)}, 'failedAt', ${written(sql, sql`last.failed_at`)},
    'expiredAt', ${written(sql, sql`last.expired_at`)}) end
  from (select a.created_at, a.paid_at, a.failed_at, a.expired_at, o.held_until
    from payments a join card_orders o on o.owner = a.owner and o.id::text = a.reference
    where a.owner = p.id and a.purpose = 'card-funding' and a.url is not null
    order by a.created_at desc, a.id desc limit 1) last`

const paid = (sql: Sql): Fragment => sql`
  select ${written(sql, sql`min(a.paid_at)`)} from payments a
  where a.owner = p.id and a.purpose = 'card-funding' and ${countedAs(sql)}`

export const readForexFacts = (column: unknown): Record<string, { own: { card: unknown } }> => ({
  forex: { own: { card: column } },
})
