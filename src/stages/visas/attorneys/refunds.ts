// Money that is to go back: the desk is asked to send it, once for each payment.
import { attorneyCall } from './rules.ts'
import * as kinds from '../request-kinds.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { notify } from '#src/features/notifications/notify.ts'
import type { Payment } from '#src/features/payments/attempts.ts'
import { closePagesLater } from '#src/features/payments/page-closure.ts'
import { payments } from '#src/features/payments/tables.ts'
import { ask } from '#src/features/desk-kit/requests.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { formatMoney } from '#src/values/money.ts'
import type { AttorneyCall } from './calls.ts'
import * as copy from './copy.ts'
import { attorneyRefunds, type refundReasons } from './tables.ts'

export type RefundReason = (typeof refundReasons)[number]

/** Of a call that is not held: what was paid goes back, and nobody can pay for it any more. */
export async function settleGivenUp(
  change: Change,
  services: Pick<Services, 'now'>,
  call: AttorneyCall,
  reason: RefundReason,
) {
  const isForIt = and(eq(payments.purpose, attorneyCall.name), eq(payments.reference, call.id))
  await closePagesLater(change, isForIt)
  const paid = await change.tx
    .select()
    .from(payments)
    .where(and(isForIt, isNotNull(payments.paidAt)))
  for (const payment of paid) await owe(change, services, payment, reason)
}

export async function owe(
  change: Change,
  services: Pick<Services, 'now'>,
  payment: Payment,
  reason: RefundReason,
): Promise<void> {
  const made = await change.tx
    .insert(attorneyRefunds)
    .values({ payment: payment.id, reason, owedAt: services.now() })
    .onConflictDoNothing()
    .returning()
  if (made.length === 0) return
  const amount = amountOf(payment)
  await ask(change, services, {
    student: payment.owner,
    role: 'advisor',
    kind: kinds.attorneyRefund,
    subject: payment.id,
    title: `Send ${amount} back for an attorney call`,
    path: '/desk/attorneys',
    priority: 'high',
  })
  if (reason === 'late' || reason === 'twice') {
    await notify(change, services, { to: payment.owner, type: 'payment', ...copy.refundOwed(amount), href: callPage })
  }
}

export const callPage = '/visas/post-interview'

export const amountOf = ({ currency, amount }: Pick<Payment, 'currency' | 'amount'>): string =>
  formatMoney({ currency, minor: amount })
