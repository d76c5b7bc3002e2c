// What was paid for is on the card at once, and if there is no card yet it is asked for: all in the transaction that
// takes the notice, so that it happens once whatever dies in between.
import { move } from '#src/features/card/ledger.ts'
import type { Kind } from '#src/features/card/rules.ts'
import { lrsLimit, tcsOn, withDeclared } from '#src/features/exchange/cost/rules.ts'
import { notify } from '#src/features/notifications/notify.ts'
import type { PaidPayment } from '#src/features/payments/attempts.ts'
import { isPaidTwice } from '#src/features/payments/cancellation.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import * as copy from './copy.ts'
import { cardOf, issueJob } from './issue.ts'
import { keepForItsOwner } from './late/jobs.ts'
import { latestOrder, orderOf, type Order } from './orders.ts'
import { declaredIn, holdLimits, paidOn } from './limits.ts'
import { whyLate, type LateReason } from './rules.ts'

/** By the order's own rate, where it was paid in its hour and within the limits of now; else its owner is asked. */
export async function fundCard(change: Change, payment: PaidPayment, services: Services): Promise<void> {
  const { id, owner, reference } = payment
  const order = await orderOf(change.tx, { id: reference, owner })
  if (order === undefined) throw new Error(`Payment ${id} is for no order of its owner.`)
  await holdLimits(change.tx, order)
  if (await isPaidTwice(change, payment)) return
  const why = await whyNotAtItsRate(change, payment, order)
  if (why !== undefined) return keepForItsOwner(change, services, payment, why)
  await putOnCard(change, payment, order)
  await sayFunded(change, services, order)
}

/** The limits are looked at again: since the order was made, others may have been paid. */
async function whyNotAtItsRate({ tx }: Change, payment: PaidPayment, order: Order): Promise<LateReason | undefined> {
  const { id, owner, paidAt } = payment
  const { converted, fundedBy, rate } = order
  const [latest, paid] = [await latestOrder(tx, owner), await paidOn(tx, order, paidAt, id)]
  const before = withDeclared(paid, rupees(declaredIn(order, paidAt)), rate)
  return whyLate({
    paidAt: momentOf(paidAt),
    heldUntil: momentOf(order.heldUntil),
    isLatest: latest?.id === order.id,
    sent: before.received.minor + order.dollars,
    most: lrsLimit.minor,
    tcs: order.tcs,
    tcsDue: tcsOn(rupees(converted), { fundedBy, sentBefore: before.sent }).minor,
  })
}

export async function sayFunded(change: Change, services: Services, order: Order): Promise<void> {
  const { owner } = order
  if ((await cardOf(change.tx, owner)) === undefined) return change.later(issueJob, { owner })
  const words = copy.messages.toppedUp(formatMoney(dollars(order.dollars)))
  await notify(change, services, { to: owner, type: 'payment', ...words, href: '/forex/card-details' })
}

type Paid = Pick<PaidPayment, 'id' | 'owner' | 'paidAt'>

export async function putOnCard(change: Change, { id: reference, owner, paidAt: at }: Paid, order: Order) {
  for (const { what, amount } of movementsOf(order)) await move(change, { owner, what, amount, reference, at })
  await change.announce(`person:${owner}`, 'journey', 'visas')
}

/** Where its rupees go, and the dollars that come of them. */
const movementsOf = ({ converted, fee, gst, tcs, dollars: funded }: Order): readonly { what: Kind; amount: number }[] =>
  [
    { what: 'exchanged' as const, amount: converted },
    { what: 'fee' as const, amount: fee },
    { what: 'gst' as const, amount: gst },
    { what: 'tcs' as const, amount: tcs },
    { what: 'funded' as const, amount: funded },
  ].filter(({ amount }) => amount > 0)
