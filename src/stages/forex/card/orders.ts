// Orders of dollars: what was asked for, at a rate that is held.
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, notExists, or, sql, type SQL } from 'drizzle-orm'
import { payments } from '../../../features/payments/tables.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { dayOf, homeZone } from '../../../values/dates.ts'
import { financialYearOf } from '../../../features/exchange/cost/rules.ts'
import { cardOrders } from './tables.ts'

export type Order = typeof cardOrders.$inferSelect
export type Asked = Pick<
  Order,
  'owner' | 'name' | 'email' | 'returnTo' | 'dollars' | 'fundedBy' | 'sentBefore' | 'panMark'
>

/** Their owner is named as well: it is what both are found by. */
const paymentsOf = and(eq(payments.owner, cardOrders.owner), eq(payments.reference, sql`${cardOrders.id}::text`))
const isFunding = eq(payments.purpose, 'card-funding')

/** One that was asked for in the very same way, whose rate is still held and which nobody paid. */
export async function standingOrder(db: Queries, asked: Asked, now: Temporal.Instant): Promise<Order | undefined> {
  const paid = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isFunding, paymentsOf, isNotNull(payments.paidAt)))
  const [found] = await db
    .select()
    .from(cardOrders)
    .where(
      and(
        eq(cardOrders.owner, asked.owner),
        eq(cardOrders.name, asked.name),
        eq(cardOrders.email, asked.email),
        eq(cardOrders.returnTo, asked.returnTo),
        eq(cardOrders.dollars, asked.dollars),
        eq(cardOrders.fundedBy, asked.fundedBy),
        eq(cardOrders.sentBefore, asked.sentBefore),
        asked.panMark === null ? isNull(cardOrders.panMark) : eq(cardOrders.panMark, asked.panMark),
        gt(cardOrders.heldUntil, now),
        notExists(paid),
      ),
    )
    .orderBy(desc(cardOrders.id))
    .limit(1)
  return found
}

/** What this account paid since 1st April, on whichever PAN. */
export const sentHere = (db: Queries, owner: string, now: Temporal.Instant): Promise<number> =>
  sentBy(db, eq(cardOrders.owner, owner), now)

/**
 * The rupees that became dollars here since 1st April on one PAN, from whichever account: they count for the TCS like
 * those sent elsewhere. An order without a PAN counts for its account.
 */
export function sentOn(db: Queries, { owner, panMark }: Pick<Asked, 'owner' | 'panMark'>, now: Temporal.Instant) {
  const unnamed = and(eq(cardOrders.owner, owner), isNull(cardOrders.panMark))
  return sentBy(db, panMark === null ? eq(cardOrders.owner, owner) : or(eq(cardOrders.panMark, panMark), unnamed), now)
}

async function sentBy(db: Queries, whose: SQL | undefined, now: Temporal.Instant): Promise<number> {
  const since = financialYearOf(dayOf(now)).toZonedDateTime(homeZone).toInstant()
  const [row] = await db
    .select({ sent: sql<string>`coalesce(sum(${cardOrders.converted}), 0)` })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isFunding, whose, gte(payments.paidAt, since), isNull(payments.refundDueAt)))
  return Number(row?.sent ?? 0)
}

/** The first that was paid: with it the card is asked for. */
export async function firstPaid(
  db: Queries,
  owner: string,
): Promise<{ order: Order; paidAt: Temporal.Instant } | undefined> {
  const [row] = await db
    .select({ order: cardOrders, paidAt: payments.paidAt })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isFunding, eq(payments.owner, owner), isNotNull(payments.paidAt)))
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

/** An order of one's own, by the payment that is made for it. */
export async function orderOf(db: Queries, { id, owner }: Pick<Order, 'id' | 'owner'>): Promise<Order | undefined> {
  const [found] = await db
    .select()
    .from(cardOrders)
    .where(and(sql`${cardOrders.id}::text = ${id}`, eq(cardOrders.owner, owner)))
  return found
}
