// What is known of somebody's refunds, for who shows it or stands in the way of an erasure.
import { and, desc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import type { RefundNotice } from '#src/platform/ports.ts'
import { isUuid } from '#src/values/ids.ts'
import { payments, refunds } from '../tables.ts'
import { keepNotice } from '../notices.ts'
import { noteAnswer } from './delivery.ts'

const replacement = alias(refunds, 'replacement')

/** Whether any of their money is on its way back, or failed and nobody has looked after it. */
export const isAnyUnderWay = async (db: Queries, person: string): Promise<boolean> => {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .where(
      and(
        eq(payments.owner, person),
        isNull(refunds.handAt),
        sql`(${refunds.sentAt} is null or ${refunds.failedAt} is not null)`,
        notExists(db.select({ id: replacement.id }).from(replacement).where(eq(replacement.replaces, refunds.id))),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export type OwnRefund = {
  id: string
  payment: string
  amount: number
  currency: 'INR' | 'USD'
  askedAt: Temporal.Instant
  /** With the bank; when it is on the account no provider says. */
  sentAt: Temporal.Instant | null
  failedAt: Temporal.Instant | null
  byHandAt: Temporal.Instant | null
  /** Why no more of the payment went with it. */
  keptWhy: string | null
}

/** Every refund of somebody's, for their ledger: the latest first. One that was sent again is listed as that one alone. */
export const refundsOf = (db: Queries, owner: string): Promise<OwnRefund[]> =>
  db
    .select({
      id: refunds.id,
      payment: refunds.payment,
      amount: refunds.amount,
      currency: payments.currency,
      askedAt: refunds.askedAt,
      sentAt: refunds.sentAt,
      failedAt: refunds.failedAt,
      byHandAt: refunds.handAt,
      keptWhy: refunds.keptWhy,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .leftJoin(replacement, eq(replacement.replaces, refunds.id))
    .where(and(eq(payments.owner, owner), isNull(replacement.id)))
    .orderBy(desc(refunds.askedAt), desc(refunds.id))

// What a provider says later about money that goes back.

type Payment = typeof payments.$inferSelect

/** One about none of our refunds is another system's on the same account. */
export async function takeRefundNotice(
  services: Services,
  provider: Payment['provider'],
  notice: RefundNotice,
): Promise<void> {
  if (!isUuid(notice.reference)) return
  const [known] = await services.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.payment))
    .where(and(eq(refunds.id, notice.reference), eq(payments.provider, provider)))
  if (known === undefined) return
  const { refund, payment } = known
  const isAsAsked =
    notice.amount.minor === refund.amount &&
    notice.amount.currency === payment.currency &&
    (refund.providerId ?? notice.id) === notice.id
  const isNew = await services.change(async change => {
    const isKept = await keepNotice(
      change,
      payment,
      { ...notice, outcome: `refund-${notice.state}` },
      isAsAsked,
      services.now(),
    )
    if (isKept && isAsAsked) await noteAnswer(change, services, refund, payment, notice)
    return isKept
  })
  if (isNew && !isAsAsked) {
    await services.ports.errors.record({
      where: 'server',
      message: `Refund ${refund.id} is of ${refund.amount} ${payment.currency}, and a notice says ${notice.state}: ${notice.amount.minor} ${notice.amount.currency} as ${notice.id}.`,
      stack: '',
      url: '/webhooks',
      requestId: undefined,
    })
  }
}
