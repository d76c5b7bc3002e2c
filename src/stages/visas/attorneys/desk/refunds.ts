// Money that was sent back: said at the desk, once, after it was done at Razorpay.
import { and, eq, isNull } from 'drizzle-orm'
import { mustHaveProved } from '#src/features/accounts/proof/service.ts'
import { mustBeReleased } from '#src/features/approvals/releasing.ts'
import { noteAction } from '#src/features/desk/actions.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import type { Call } from '#src/platform/house.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import * as copy from '../copy.ts'
import { amountOf, callPage } from '../refunds.ts'
import { attorneyRefunds } from '../tables.ts'
import { attorneyRefundApproval, owedPayment } from './approving.ts'
import { refundSent } from './contract.ts'

export async function sendRefund(call: Call, { refund: id }: { refund: string }): Promise<Nothing> {
  await mustHaveProved(call)
  return call.change(async change => {
    const payment = await owedPayment(change.tx, id)
    await mustBeReleased(change.tx, call, attorneyRefundApproval.name, payment)
    const sent = await change.tx
      .update(attorneyRefunds)
      .set({ sentAt: call.now(), sentBy: call.caller.id })
      .where(and(eq(attorneyRefunds.id, id), isNull(attorneyRefunds.sentAt)))
      .returning()
    if (sent.length === 0) throw new Refusal(refundSent)
    const { owner } = payment
    await settle(change, call, { kind: 'attorney-refund', subject: payment.id })
    await notify(change, call, {
      to: owner,
      type: 'payment',
      ...copy.refundSent(amountOf(payment)),
      href: callPage,
    })
    await noteAction(change, call, { what: 'attorney-refund-sent', about: owner, detail: amountOf(payment) })
    await change.announce('all', 'attorneys')
    return {}
  })
}
