// Money that arrived when its order's rate no longer held: nothing is bought with it until its owner says so, and it
// goes back by itself where they say nothing.
import { and, eq, lte } from 'drizzle-orm'
import { notify } from '#src/features/notifications/notify.ts'
import { isUndecided } from '#src/features/payments/counted.ts'
import type { PaidPayment } from '#src/features/payments/attempts.ts'
import { returnWhole } from '#src/features/payments/refunds/orders.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { cardOf } from '../issue.ts'
import { cardFunding, daysToDecide, type LateReason } from '../rules.ts'
import * as copy from './copy.ts'

export const lateJobs = (services: Services): JobKind[] => [
  { name: 'card-late-back', cron: '17 * * * *', work: () => sendBackUndecided(services) },
]

export const answerBy = (paidAt: Temporal.Instant): Temporal.Instant => paidAt.add({ hours: 24 * daysToDecide })

/** In the transaction that takes the notice. */
export async function keepForItsOwner(change: Change, services: Services, payment: PaidPayment, why: LateReason) {
  const { id, owner, amount, paidAt } = payment
  await change.tx.update(payments).set({ lateAt: paidAt }).where(eq(payments.id, id))
  const words = copy.arrived[why](formatMoney(rupees(amount)), formatDay(dayOf(answerBy(paidAt))))
  await notify(change, services, { to: owner, type: 'payment', ...words, href: await pageOf(change, owner) })
  await change.announce(`person:${owner}`, 'card', 'journey')
}

const pageOf = async ({ tx }: Change, owner: string): Promise<string> =>
  (await cardOf(tx, owner)) === undefined ? '/forex/get-card' : '/forex/card-details'

/** Those that nobody answered about in time. */
export const sendBackUndecided = (services: Services): Promise<void> =>
  services.change(async change => {
    const over = await change.tx
      .select()
      .from(payments)
      .where(
        and(eq(payments.purpose, cardFunding.name), isUndecided, lte(payments.lateAt, lastArrival(services.now()))),
      )
      .for('update')
    for (const payment of over) {
      await returnWhole(change, { ...payment, what: 'paid-late', at: services.now() })
      await change.announce(`person:${payment.owner}`, 'card', 'journey')
    }
  })

const lastArrival = (now: Temporal.Instant): Temporal.Instant => now.subtract({ hours: 24 * daysToDecide })
