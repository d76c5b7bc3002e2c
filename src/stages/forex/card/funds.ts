// What was paid for is on the card at once, and if there is no card yet it is asked for: all in the transaction that
// takes the notice, so that it happens once whatever dies in between.
import { and, eq, gte, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { move } from '#src/features/card/ledger.ts'
import type { Kind } from '#src/features/card/rules.ts'
import { lrsLimit, tcsOn, withDeclared, financialYearOf, type SentInYear } from '#src/features/exchange/cost/rules.ts'
import { notify } from '#src/features/notifications/notify.ts'
import type { PaidPayment } from '#src/features/payments/attempts.ts'
import { isPaidTwice } from '#src/features/payments/cancellation.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf, homeZone } from '#src/values/dates.ts'
import * as copy from './copy.ts'
import { cardOf, issueJob } from './issue.ts'
import { keepForItsOwner } from './late/jobs.ts'
import { latestOrder, orderOf, type Order, isFunding, paymentsOf } from './orders.ts'
import { whyLate, type LateReason } from './rules.ts'
import { cardOrders } from './tables.ts'

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

// What was sent on a PAN since the first of April. The dollars that were paid for on it count against the limit of all its
// accounts; TCS is worked out from the rupees that the account itself paid. Anyone who adds to it holds the PAN's lock, so that each sees those before.

type Remitter = Pick<Order, 'owner' | 'panMark'>

/** The person first and then the PAN, always: two who wait for each other would wait for ever. */
export async function holdLimits(tx: Transaction, { owner, panMark }: Remitter): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, owner)).for('no key update')
  if (panMark !== null) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pan:${panMark}`}, 0))`)
}

/** On one PAN, from whichever account; an order without a PAN counts for its account, and for the PANs named there. */
const onPanOf = ({ owner, panMark }: Remitter): SQL | undefined =>
  panMark === null
    ? eq(cardOrders.owner, owner)
    : or(eq(cardOrders.panMark, panMark), and(eq(cardOrders.owner, owner), isNull(cardOrders.panMark)))

/** Paid this financial year and not on its way back. A late payment counts until it goes back: its money is here. */
export const isOfYear = (now: Temporal.Instant): SQL | undefined =>
  and(isFunding, gte(payments.paidAt, startOfYear(now)), isNull(payments.refundDueAt))

const startOfYear = (now: Temporal.Instant): Temporal.Instant =>
  financialYearOf(dayOf(now)).toZonedDateTime(homeZone).toInstant()

/** What was declared holds in the financial year of the order; one that is paid in April said nothing of the new year. */
export const declaredIn = ({ sentBefore, createdAt }: Declared, now: Temporal.Instant): number =>
  Temporal.Instant.compare(createdAt, startOfYear(now)) < 0 ? 0 : sentBefore

type Declared = Pick<Order, 'sentBefore' | 'createdAt'>

/** The dollars that were paid for on the PAN by all its accounts, and the rupees that this account alone paid for them. */
export async function paidOn(db: Queries, who: Remitter, now: Temporal.Instant, except?: string): Promise<SentInYear> {
  const [row] = await db
    .select({
      onPan: sql`coalesce(sum(${cardOrders.dollars}), 0)`.mapWith(Number),
      here: sql`coalesce(sum(${cardOrders.converted}) filter (where ${eq(cardOrders.owner, who.owner)}), 0)`.mapWith(
        Number,
      ),
    })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isOfYear(now), onPanOf(who), except === undefined ? undefined : ne(payments.id, except)))
  return { sent: rupees(row?.here ?? 0), received: dollars(row?.onPan ?? 0) }
}
