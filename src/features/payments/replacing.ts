// A page that was handed out can be paid for days, also after a bank declined there. Before the next one is made, the
// provider is asked to cancel those before it, so that a person can't pay twice.
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Call } from '../../platform/house.ts'
import { Refusal } from '../../wire/problem.ts'
import { findOpen, giveUpStale, type Attempt } from './attempts.ts'
import { paymentArrived } from './contract.ts'
import { payments } from './tables.ts'

/** Answers the series that the next attempt belongs to. One attempt of a purpose can be paid at a time. */
export async function cancelEarlier(call: Call, attempt: Attempt): Promise<string | undefined> {
  await giveUpStale(call, attempt)
  const standing = await findOpen(call, attempt)
  const own = and(
    eq(payments.owner, call.caller.id),
    eq(payments.purpose, attempt.purpose),
    eq(payments.provider, attempt.provider),
  )
  const open = await call.db
    .select()
    .from(payments)
    .where(and(own, isNull(payments.paidAt), isNull(payments.cancelledAt), isNotNull(payments.providerId)))
  for (const { id, providerId } of open) {
    if (id !== standing?.id) await cancelAt(call, { id, providerId: providerId ?? '' })
  }
  const [last] = await call.db
    .select()
    .from(payments)
    .where(own)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return last === undefined || last.paidAt !== null ? undefined : (last.series ?? last.id)
}

async function cancelAt({ db, ports, now }: Call, { id, providerId }: { id: string; providerId: string }) {
  if ((await ports.rupees.cancel(providerId)) === 'paid') throw new Refusal(paymentArrived)
  await db
    .update(payments)
    .set({ cancelledAt: now(), expiredAt: now() })
    .where(and(eq(payments.id, id), isNull(payments.paidAt)))
}
