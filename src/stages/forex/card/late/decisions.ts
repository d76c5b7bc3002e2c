// What becomes of a payment that arrived late, as its owner says: dollars at today's rate, or the money back.
import { cardFunding } from '../rules.ts'
import { and, eq } from 'drizzle-orm'
import { sellingRate, type SellingRate } from '#src/features/exchange/service.ts'
import { isUndecided } from '#src/features/payments/counted.ts'
import { returnWhole } from '#src/features/payments/refunds/orders.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, foundOne, Refusal } from '#src/wire/problem.ts'
import { cannotConvert, lateChanged, type LateView } from './contract.ts'
import { putOnCard, sayFunded, declaredIn, holdLimits, paidOn } from '../funds.ts'
import { conversionOf } from '../movements.ts'
import { latePayments, orderOf, type Order } from '../orders.ts'
import { ownFee, quoteFor, type Quote } from '../quote.ts'
import { momentOf } from '#src/journey/moments.ts'
import { cardOrders } from '../tables.ts'
import { answerBy } from './jobs.ts'

type Payment = typeof payments.$inferSelect
type Late = { order: Order; payment: Payment }

/** With what each would buy at this moment, so that its owner consents to figures. */
export async function lateViews(call: Call): Promise<LateView[]> {
  const late = await latePayments(call.db, call.caller.id)
  if (late.length === 0) return []
  const selling = await sellingRate(call).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
  return Promise.all(
    late.map(async one => {
      const paidAt = one.payment.paidAt ?? call.now()
      const today = selling === undefined ? undefined : await todayOf(call.db, call, selling, one)
      return {
        payment: one.payment.id,
        at: momentOf(paidAt),
        backAt: momentOf(answerBy(paidAt)),
        dollars: one.order.dollars,
        conversion: conversionOf(one.order),
        today: today === undefined ? null : { dollars: today.dollars, conversion: viewOf(today) },
      }
    }),
  )
}

type Today = Quote & { dollars: number }

async function todayOf(
  db: Queries,
  { now }: Pick<Call, 'now'>,
  selling: SellingRate,
  { order, payment }: Late,
): Promise<Today | undefined> {
  const paid = await paidOn(db, order, now(), payment.id)
  return quoteFor(selling, payment.amount, { ...order, sentBefore: declaredIn(order, now()), paid })
}

const viewOf = ({ rateAt, ...quote }: Today): LateView['conversion'] => ({ ...quote, rateAt: momentOf(rateAt) })

/** `dollars` is what was shown: another number, and the new one is shown first. */
export async function convert(call: Call, { payment: id, dollars }: { payment: string; dollars: number }) {
  const selling = await sellingRate(call)
  return call.change(async (change): Promise<void> => {
    const late = await undecided(change, call, id)
    const today = await todayOf(change.tx, call, selling, late)
    if (today === undefined) throw new Refusal(cannotConvert)
    if (today.dollars !== dollars) throw new Refusal(lateChanged)
    const bought = await boughtInstead(change, call, late.order, today)
    await change.tx.update(payments).set({ takenAt: call.now(), reference: bought.id }).where(eq(payments.id, id))
    await putOnCard(change, { ...late.payment, paidAt: call.now() }, bought)
    await sayFunded(change, call, bought)
    await change.announce(`person:${call.caller.id}`, 'card', 'payments')
  })
}

async function boughtInstead({ tx }: Change, { now }: Call, order: Order, today: Today): Promise<Order> {
  const { id: convertedFrom, ...asked } = order
  const sentBefore = declaredIn(order, now())
  const [made] = await tx
    .insert(cardOrders)
    .values({ ...asked, ...today, sentBefore, fee: ownFee.minor, convertedFrom, createdAt: now(), heldUntil: now() })
    .returning()
  if (made === undefined) throw new Error('The order was not written.')
  return made
}

export const sendBack = (call: Call, { payment: id }: { payment: string }): Promise<void> =>
  call.change(async change => {
    const { payment } = await undecided(change, call, id)
    await returnWhole(change, { ...payment, what: 'paid-late', at: call.now() })
    await change.announce(`person:${call.caller.id}`, 'card', 'payments', 'journey')
  })

/** One's own, and decided once: its row and the limits are held. */
async function undecided({ tx }: Change, { caller }: Call, id: string): Promise<Late> {
  const which = and(eq(payments.id, id), eq(payments.owner, caller.id), eq(payments.purpose, cardFunding.name))
  const [known] = await tx.select().from(payments).where(which)
  const order = foundOne(known === undefined ? undefined : await orderOf(tx, { id: known.reference, owner: caller.id }))
  await holdLimits(tx, order)
  const payment = foundIn(await tx.select().from(payments).where(and(which, isUndecided)).for('update'))
  return { order, payment }
}
