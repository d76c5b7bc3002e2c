// That money goes back is decided in one transaction, and sent after it. A payment is held meanwhile, so that of many
// who decide at once all see what is left of it.
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import { Refusal } from '#src/wire/problem.ts'
import { payments, refunds } from '../tables.ts'
import { failedFirst, nothingLeft } from '../contract.ts'
import { leftOf, type RefundReason } from './rules.ts'

export const refundJob = 'payments-refund'

type Order = {
  payment: string
  amount: number
  what: RefundReason
  at: Temporal.Instant
  askedBy?: string
  approvedBy?: string | undefined
  /** Where it is less than what is left of the payment. */
  keptWhy?: string | null
  replaces?: string
}

/** Holds the payment until the transaction is over. */
export async function holdLeft(tx: Transaction, payment: string): Promise<number> {
  const [held] = await tx.select().from(payments).where(eq(payments.id, payment)).for('no key update')
  if (held?.paidAt == null) return 0
  return leftOf(held.amount, await tx.select().from(refunds).where(eq(refunds.payment, payment)))
}

/** Never more than what was paid. Answers the refund's id, for who wants it sent at once; else `refundJob` sends it. */
export async function orderRefund({ tx, announceToDesk }: Change, { at, ...order }: Order): Promise<string> {
  if (order.amount > (await holdLeft(tx, order.payment))) throw new Refusal(nothingLeft)
  if (await hasFailed(tx, order)) throw new Refusal(failedFirst)
  const [made] = await tx
    .insert(refunds)
    .values({ ...order, askedAt: at })
    .returning({ id: refunds.id })
  if (made === undefined) throw new Error('The refund was not written.')
  await announceToDesk('refunds')
  return made.id
}

/** And nobody has looked after it, but who sends it again with this order. */
async function hasFailed(
  tx: Transaction,
  { payment, replaces }: Pick<Order, 'payment' | 'replaces'>,
): Promise<boolean> {
  const rows = await tx.select().from(refunds).where(eq(refunds.payment, payment))
  const settled = new Set([replaces, ...rows.map(row => row.replaces)])
  return rows.some(({ id, failedAt, handAt }) => failedAt !== null && handAt === null && !settled.has(id))
}

/** All of a payment goes back by a rule of ours; from then on it counts for nothing. */
export async function returnWhole(
  change: Change,
  { id, amount, what, at }: { id: string; amount: number; what: RefundReason; at: Temporal.Instant },
): Promise<void> {
  await change.tx.update(payments).set({ refundDueAt: at }).where(eq(payments.id, id))
  await orderRefund(change, { payment: id, amount, what, at })
  await change.later(refundJob, {})
}
