// Money that was sent back: said at the desk, once, after it was done at Razorpay.
import { and, eq, isNull } from 'drizzle-orm'
import { mustHaveProved } from '../../../../features/accounts/proof/service.ts'
import { noteAction } from '../../../../features/desk/actions.ts'
import { notify } from '../../../../features/notifications/notify.ts'
import { payments } from '../../../../features/payments/tables.ts'
import { settle } from '../../../../features/requests/requests.ts'
import type { Call } from '../../../../platform/house.ts'
import { notFound, Refusal } from '../../../../wire/problem.ts'
import type { Nothing } from '../../../../wire/shapes.ts'
import * as copy from '../copy.ts'
import { amountOf, callPage } from '../refunds.ts'
import { attorneyRefunds } from '../tables.ts'
import { refundSent } from './contract.ts'

export async function sendRefund(call: Call, { refund: id }: { refund: string }): Promise<Nothing> {
  await mustHaveProved(call)
  return call.change(async change => {
    const [known] = await change.tx
      .select({ payment: payments })
      .from(attorneyRefunds)
      .innerJoin(payments, eq(payments.id, attorneyRefunds.payment))
      .where(eq(attorneyRefunds.id, id))
    if (known === undefined) throw new Refusal(notFound)
    const sent = await change.tx
      .update(attorneyRefunds)
      .set({ sentAt: call.now(), sentBy: call.caller.id })
      .where(and(eq(attorneyRefunds.id, id), isNull(attorneyRefunds.sentAt)))
      .returning()
    if (sent.length === 0) throw new Refusal(refundSent)
    const { id: payment, owner } = known.payment
    await settle(change, call, { kind: 'attorney-refund', subject: payment })
    await notify(change, call, {
      to: owner,
      type: 'payment',
      ...copy.refundSent(amountOf(known.payment)),
      href: callPage,
    })
    await noteAction(change, call, { what: 'attorney-refund-sent', about: owner, detail: amountOf(known.payment) })
    await change.announce('all', 'attorneys')
    return {}
  })
}
