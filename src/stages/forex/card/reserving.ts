// What counts against the limits of a PAN in a financial year: what was paid, and what may still be paid, on all
// accounts. Anyone who adds to it holds the PAN's lock, so that of fifty orders at once each sees those before it.
import { and, eq, gte, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { financialYearOf } from '#src/features/exchange/cost/rules.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf, homeZone } from '#src/values/dates.ts'
import { isClosed, isFunding, paymentsOf, type Order } from './orders.ts'
import { cardOrders } from './tables.ts'

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

/** What this account paid since 1st April, on whichever PAN. */
export const sentHere = (db: Queries, owner: string, now: Temporal.Instant): Promise<number> =>
  paidOf(db, eq(cardOrders.owner, owner), now)

/** The rupees that became dollars here since 1st April on this PAN, but for one payment. */
export const paidOn = (db: Queries, remitter: Remitter, now: Temporal.Instant, except?: string): Promise<number> =>
  paidOf(db, and(onPanOf(remitter), except === undefined ? undefined : ne(payments.id, except)), now)

/** A late payment counts until it goes back: its money is here. */
async function paidOf(db: Queries, which: SQL | undefined, now: Temporal.Instant): Promise<number> {
  const since = financialYearOf(dayOf(now)).toZonedDateTime(homeZone).toInstant()
  const [row] = await db
    .select({ sent: sql<string>`coalesce(sum(${cardOrders.converted}), 0)` })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isFunding, which, gte(payments.paidAt, since), isNull(payments.refundDueAt)))
  return Number(row?.sent ?? 0)
}

/**
 * What others opened on this PAN and may still pay. An order is open from the moment it is made, before it has a page,
 * until it is paid, its page is over, its rate is, or its owner asked for another.
 */
export async function reservedOn(db: Queries, remitter: Remitter, now: Temporal.Instant): Promise<number> {
  const moment = now.toString()
  const [row] = await db
    .select({ reserved: sql<string>`coalesce(sum(${cardOrders.converted}), 0)` })
    .from(cardOrders)
    .where(
      and(
        onPanOf(remitter),
        ne(cardOrders.owner, remitter.owner),
        sql`${cardOrders.heldUntil} > ${moment}::timestamptz`,
        isNull(cardOrders.convertedFrom),
        sql`not exists (select from card_orders later where later.owner = ${cardOrders.owner}
          and later.id > ${cardOrders.id} and later.converted_from is null)`,
        not(isClosed),
      ),
    )
  return Number(row?.reserved ?? 0)
}
