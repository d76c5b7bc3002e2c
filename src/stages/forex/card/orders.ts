// Orders of dollars: what was asked for, at a rate that is held.
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isCounted, isUndecided } from '#src/features/payments/counted.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { cardFunding, reusableFor } from './rules.ts'
import { cardOrders } from './tables.ts'

export type Order = typeof cardOrders.$inferSelect
export type Asked = Pick<
  Order,
  'owner' | 'name' | 'email' | 'returnTo' | 'dollars' | 'fundedBy' | 'sentBefore' | 'panMark'
>

/** What orders on a PAN are counted by, over all accounts. */
export const panMarkOf = (vault: Call['vault'], pan: string): string => vault.mark(`pan:${pan}`)

/** Their owner is named as well: it is what both are found by. */
export const paymentsOf = and(eq(payments.owner, cardOrders.owner), eq(payments.reference, sql`${cardOrders.id}::text`))
export const isFunding = eq(payments.purpose, cardFunding.name)

/** The one that counts of somebody's: a later one replaces it. What was bought with a late payment replaces none. */
export async function latestOrder(db: Queries, owner: string): Promise<Order | undefined> {
  const [latest] = await db
    .select()
    .from(cardOrders)
    .where(and(eq(cardOrders.owner, owner), isNull(cardOrders.convertedFrom)))
    .orderBy(desc(cardOrders.id))
    .limit(1)
  return latest
}

/** Its last page was paid, or nobody can pay it any more: the order no longer reserves anything. */
export const isClosed = sql`exists (
  select from payments a
  where a.owner = ${cardOrders.owner} and a.purpose = 'card-funding' and a.reference = ${cardOrders.id}::text
    and (a.paid_at is not null or a.cancelled_at is not null or a.expired_at is not null)
    and not exists (
      select from payments next
      where next.owner = a.owner and next.purpose = a.purpose and next.reference = a.reference and next.id > a.id))`

/** The latest, where it was asked for in the very same way and at the price shown, is open, and its rate is held long enough. */
export async function standingOrder(
  db: Queries,
  asked: Asked,
  { now, shown }: { now: Temporal.Instant; shown: number | undefined },
): Promise<Order | undefined> {
  const latest = await latestOrder(db, asked.owner)
  if (latest === undefined || !isSame(latest, asked)) return undefined
  if (shown !== undefined && latest.total !== shown) return undefined
  if (Temporal.Instant.compare(latest.heldUntil, now.add(reusableFor)) <= 0) return undefined
  return (await db.$count(cardOrders, and(eq(cardOrders.id, latest.id), isClosed))) === 0 ? latest : undefined
}

const sameIn = ['name', 'email', 'returnTo', 'dollars', 'fundedBy', 'sentBefore', 'panMark'] as const

const isSame = (order: Order, asked: Asked): boolean => sameIn.every(key => order[key] === asked[key])

/** The first that was paid: with it the card is asked for. */
export async function firstPaid(
  db: Queries,
  owner: string,
): Promise<{ order: Order; paidAt: Temporal.Instant } | undefined> {
  const [row] = await db
    .select({ order: cardOrders, paidAt: payments.paidAt })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isFunding, eq(payments.owner, owner), isCounted))
    .orderBy(asc(payments.paidAt), asc(payments.id))
    .limit(1)
  return row === undefined || row.paidAt === null ? undefined : { order: row.order, paidAt: row.paidAt }
}

/** The payment that was begun last, with its order; none if that one is paid. */
export async function lastAsked(db: Queries, owner: string) {
  const [row] = await db
    .select({ order: cardOrders, payment: payments })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isFunding, eq(payments.owner, owner), isNotNull(payments.url)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  return row?.payment.paidAt === null ? row : undefined
}

/** Payments that arrived late, with what they were for, until their owner says what becomes of them. */
export const latePayments = (db: Queries, owner: string) =>
  db
    .select({ order: cardOrders, payment: payments })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isFunding, eq(payments.owner, owner), isUndecided))
    .orderBy(asc(payments.paidAt), asc(payments.id))

/** An order of one's own, by the payment that is made for it. */
export async function orderOf(db: Queries, { id, owner }: Pick<Order, 'id' | 'owner'>): Promise<Order | undefined> {
  const [found] = await db
    .select()
    .from(cardOrders)
    .where(and(sql`${cardOrders.id}::text = ${id}`, eq(cardOrders.owner, owner)))
  return found
}
