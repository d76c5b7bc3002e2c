// Money for a call that is not held: the desk has it sent back, once, by the provider's own call.
import * as kinds from '#src/stages/visas/request-kinds.ts'
import * as audited from '#src/stages/visas/audit-actions.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { mustBeReleased, releasedBy, releaseApproval } from '#src/features/approvals/release.ts'
import { noteAction } from '#src/features/audit/actions.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import { orderRefund } from '#src/features/payments/refunds/orders.ts'
import type { RefundState } from '#src/features/payments/refunds/rules.ts'
import { sendNow } from '#src/features/payments/refunds/delivery.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal, notFound } from '#src/wire/problem.ts'
import { amountOf } from '../refunds.ts'
import { attorneyRefunds } from '../tables.ts'
import { refundSent } from './contract.ts'
import { askSecondPerson } from '#src/features/approvals/requests.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'

export async function sendRefund(call: Call, { refund: id }: { refund: string }): Promise<{ state: RefundState }> {
  await mustHaveProved(call)
  const refund = await call.change(async change => {
    const payment = await owedPayment(change.tx, id)
    await mustBeReleased(change.tx, call, attorneyRefundApproval.name, payment)
    const sent = await change.tx
      .update(attorneyRefunds)
      .set({ sentAt: call.now(), sentBy: call.caller.id })
      .where(and(eq(attorneyRefunds.id, id), isNull(attorneyRefunds.sentAt)))
      .returning()
    if (sent.length === 0) throw new Refusal(refundSent)
    const ordered = await orderRefund(change, {
      payment: payment.id,
      amount: payment.amount,
      what: 'attorney-call',
      at: call.now(),
      askedBy: call.caller.id,
      approvedBy: await releasedBy(change.tx, attorneyRefundApproval.name, payment.id),
    })
    await settle(change, call, { kind: kinds.attorneyRefund, subject: payment.id })
    await noteAction(change, call, {
      what: audited.attorneyRefundSent,
      about: payment.owner,
      detail: amountOf(payment),
    })
    await change.announce('all', 'attorneys')
    return { id: ordered }
  })
  return sendNow(call, refund.id)
}

export const attorneyRefundApproval = releaseApproval({
  name: 'attorney-refund',
  words: 'A refund for an attorney call',
  who: ['advisor', 'admin'],
  path: '/desk/attorneys',
  announces: ['attorneys'],
})

async function owedPayment(db: Queries, refund: string): Promise<typeof payments.$inferSelect> {
  const [known] = await db
    .select({ payment: payments })
    .from(attorneyRefunds)
    .innerJoin(payments, eq(payments.id, attorneyRefunds.payment))
    .where(eq(attorneyRefunds.id, refund))
  if (known === undefined) throw new Refusal(notFound)
  return known.payment
}

export async function askRelease(call: Call, { refund }: { refund: string }): Promise<void> {
  await mustHaveProved(call)
  return call.change(async change => {
    const { id, owner, currency, amount } = await owedPayment(change.tx, refund)
    const payload = { currency, minor: amount }
    await askSecondPerson(change, call, attorneyRefundApproval, { subject: id, about: owner, payload })
  })
}
