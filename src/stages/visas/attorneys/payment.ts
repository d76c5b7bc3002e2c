// Paying for a call, in rupees: families pay from India, by UPI or an Indian card, and a refund goes the same way back.
import { attorneyCall } from './rules.ts'
import { isUuid } from '#src/values/ids.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { reachedAt } from '#src/features/appointments/letters.ts'
import { freePlace, type Place } from '#src/features/appointments/bookings.ts'
import { isPast } from '#src/features/appointments/rules.ts'
import { openOrder } from '#src/features/payments/checkouts.ts'
import { type PaidPayment, cancelOpen } from '#src/features/payments/attempts.ts'
import type { Change } from '#src/platform/database/change.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { rupees } from '#src/values/money.ts'
import { Refusal } from '#src/wire/problem.ts'
import { announceCall, lapseHolds, oneAtATime, openCall, placedCalls, type PlacedCall } from './calls.ts'
import { emailMissing, holdEnded, noBooking, notPayable } from './contract.ts'
import * as copy from './copy.ts'
import { callPage, owe } from './refunds.ts'
import { attorneyCalls, attorneyDiary } from './tables.ts'
import { tell } from './notices.ts'

export async function pay(call: Call): Promise<{ url: string }> {
  const [placed] = await placedCalls(
    call.db,
    and(eq(attorneyCalls.owner, call.caller.id), isNull(attorneyCalls.endedAt)),
  )
  if (placed === undefined) throw new Refusal(noBooking)
  const { id, price, heldUntil, confirmedAt } = placed.call
  if (price === null || heldUntil === null || confirmedAt !== null) throw new Refusal(notPayable)
  if (isPast(heldUntil, call.now())) throw new Refusal(holdEnded)
  const { name, email } = await reachedAt(call.db, call.caller.id)
  if (email === null) throw new Refusal(emailMissing)
  await call.limits.use(ordersOf(call.caller.id))
  const url = await openOrder(call, {
    owner: call.caller.id,
    purpose: attorneyCall,
    reference: id,
    amount: rupees(price),
    payer: {
      title: copy.payer(placed.attorney.name),
      name,
      email,
      returnTo: call.settings.publicUrl + callPage,
    },
  })
  await refuseIfGivenUp(call, id)
  return { url }
}

/** Cancelled while its page was made: nobody pays there. */
async function refuseIfGivenUp(call: Call, id: string): Promise<void> {
  const [found] = await call.db
    .select({ endedAt: attorneyCalls.endedAt })
    .from(attorneyCalls)
    .where(eq(attorneyCalls.id, id))
  if (found?.endedAt === null) return
  await cancelOpen(call, { purpose: attorneyCall, provider: 'razorpay' }, ({ reference }) => reference !== id)
  throw new Refusal(noBooking)
}

const ordersOf = (person: string) => perHour(`attorney-orders:${person}`, 30)

/**
 * In the transaction that takes the notice, once for each payment. Paid in time, the call is confirmed. Paid late, it is
 * confirmed where its slot is still free; else, or paid a second time, the money is owed back.
 */
export async function confirmCall(change: Change, payment: PaidPayment, services: Services): Promise<void> {
  await oneAtATime(change.tx, payment.owner)
  await lapseHolds(change, services.now())
  const [placed] = isUuid(payment.reference)
    ? await placedCalls(change.tx, and(eq(attorneyCalls.id, payment.reference), eq(attorneyCalls.owner, payment.owner)))
    : []
  if (placed === undefined) return owe(change, services, payment, 'late')
  if (placed.call.confirmedAt !== null) return owe(change, services, payment, 'twice')
  const place = placed.call.endedAt === null ? {} : await placeAgain(change, services, placed)
  if (place === undefined) return owe(change, services, payment, 'late')
  const [confirmed] = await change.tx
    .update(attorneyCalls)
    .set({ ...place, confirmedAt: payment.paidAt, endedAt: null, ending: null, endedBy: null })
    .where(eq(attorneyCalls.id, placed.call.id))
    .returning()
  if (confirmed === undefined) return owe(change, services, payment, 'late')
  await announceCall(change, payment.owner)
  await tell(change, services, { ...placed, call: confirmed }, 'booked')
}

/** Only for a call whose time had run out, while nobody else has its slot and its owner no other call. */
async function placeAgain(change: Change, services: Services, { call, slot }: PlacedCall): Promise<Place | undefined> {
  if (call.ending !== 'lapsed' || (await openCall(change, call.owner, services.now())) !== undefined) return undefined
  return freePlace(change.tx, attorneyDiary, slot.id, services.now())
}
