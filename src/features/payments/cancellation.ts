// Two pages of a series were paid after all: the first counts, the second goes back to the one who paid it.
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Hindrance } from '../people/personal-data/sources.ts'
import type { PaidPayment } from './attempts.ts'
import { returnWhole } from './refunds/orders.ts'
import { payments } from './tables.ts'
import { isAnyUnderWay } from './refunds/queries.ts'
import { isCounted, isUndecided } from './counted.ts'

const cancelJob = 'payments-cancel-rest'

/** It comes round by itself as well, for what a provider could not be reached about. */
export const cancelJobs = (services: Services): JobKind[] => [
  { name: cancelJob, cron: '*/10 * * * *', work: () => cancelRest(services) },
]

const seriesOf = sql`coalesce(${payments.series}, ${payments.id})`

/**
 * In the transaction that takes the notice: whether this payment is the second of its series. If it is, its refund is
 * due; if it is the first, the other pages of the series are closed. One at a time for each person.
 */
export async function isPaidTwice(change: Change, payment: PaidPayment): Promise<boolean> {
  const { tx, later } = change
  await tx.select({ id: people.id }).from(people).where(eq(people.id, payment.owner)).for('no key update')
  const others = and(
    eq(payments.owner, payment.owner),
    eq(seriesOf, payment.series ?? payment.id),
    ne(payments.id, payment.id),
    isCounted,
  )
  const isSecond = (await tx.$count(payments, others)) > 0
  if (isSecond) await returnWhole(change, { ...payment, what: 'paid-twice', at: payment.paidAt })
  else await later(cancelJob, {})
  return isSecond
}

const atOnce = 50

/** Pages whose series was paid on another page. */
export async function cancelRest(services: Services): Promise<void> {
  const rest = await services.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, 'razorpay'),
        isNull(payments.paidAt),
        isNull(payments.cancelledAt),
        isNotNull(payments.providerId),
        sql`exists (select 1 from payments p where p.owner = ${payments.owner} and p.paid_at is not null
          and p.refund_due_at is null and (p.late_at is null or p.taken_at is not null)
          and coalesce(p.series, p.id) = ${seriesOf})`,
      ),
    )
    .limit(atOnce)
  for (const { id, owner, providerId } of rest) {
    if ((await services.ports.rupees.cancel(providerId ?? '')) === 'paid') continue
    await services.change(async ({ tx, announce }) => {
      await tx
        .update(payments)
        .set({ cancelledAt: services.now(), expiredAt: services.now() })
        .where(eq(payments.id, id))
      await announce(`person:${owner}`, 'payments', 'card', 'journey')
    })
  }
}

const isOpen = and(isNull(payments.paidAt), isNull(payments.failedAt), isNull(payments.expiredAt))

export const paymentHindrances: readonly Hindrance[] = [
  {
    kind: 'open-payment',
    isThere: async ({ db }, person) => (await db.$count(payments, and(eq(payments.owner, person), isOpen))) > 0,
  },
  {
    kind: 'refund',
    // On its way back, or its owner has not said yet what becomes of it.
    isThere: async ({ db }, person) =>
      (await db.$count(payments, and(eq(payments.owner, person), isUndecided))) > 0 || isAnyUnderWay(db, person),
  },
]
