// What was sent on a PAN since the first of April. The dollars that were paid for on it count against the limit of all its
// accounts; TCS is worked out from the rupees that the account itself paid. Anyone who adds to it holds the PAN's lock, so that each sees those before.
import { and, eq, gte, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { financialYearOf, type SentInYear } from '#src/features/exchange/cost/rules.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf, homeZone } from '#src/values/dates.ts'
import { dollars, rupees } from '#src/values/money.ts'
import { isFunding, paymentsOf, type Order } from './orders.ts'
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

/** Paid this financial year and not on its way back. A late payment counts until it goes back: its money is here. */
export const isOfYear = (now: Temporal.Instant): SQL | undefined =>
  and(isFunding, gte(payments.paidAt, startOfYear(now)), isNull(payments.refundDueAt))

export const startOfYear = (now: Temporal.Instant): Temporal.Instant =>
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
