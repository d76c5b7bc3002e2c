// What the journey knows of somebody's US debit card.
import { counted } from '#src/features/payments/cancellation.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import { forexShape } from './facts.shape.ts'

export const forexFactsOf = jsonOf(forexShape, {
  card: {
    asked: {
      each: {
        at: 'last.created_at',
        heldUntil: 'last.held_until',
        failedAt: 'last.failed_at',
        expiredAt: 'last.expired_at',
      },
      // The last one, where it is not paid.
      from: `(select a.created_at, a.paid_at, a.failed_at, a.expired_at, o.held_until
        from payments a join card_orders o on o.owner = a.owner and o.id::text = a.reference
        where a.owner = p.id and a.purpose = 'card-funding' and a.url is not null
        order by a.created_at desc, a.id desc limit 1) last where last.paid_at is null`,
    },
    paidAt: `select min(a.paid_at) from payments a
      where a.owner = p.id and a.purpose = 'card-funding' and ${counted}`,
    issuedAt: 'select c.issued_at from cards c where c.owner = p.id',
  },
})
