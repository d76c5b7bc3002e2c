// Every movement on a card, with what the card held after it.
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { cardPurchases, cardTransfers } from '#src/features/card/tables.ts'
import { payments } from '#src/features/payments/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { ConversionView, MovementView } from './contract.ts'
import type { Order } from './orders.ts'
import { movements as words } from './copy.ts'
import { merchantColumns, merchantOf } from './spending/queries.ts'
import { cardOrders } from './tables.ts'

const mostShown = 1000

/** The latest first. */
export async function movementsOf(db: Queries, owner: string): Promise<MovementView[]> {
  const signed = sql<number>`(case ${cardTransfers.credit} when 'card' then ${cardTransfers.amount} else -${cardTransfers.amount} end)`
  const rows = await db
    .select({
      id: cardTransfers.id,
      at: cardTransfers.at,
      what: cardTransfers.what,
      amount: signed.mapWith(Number),
      balanceAfter: sql<number>`sum(${signed}) over (order by ${cardTransfers.id})`.mapWith(Number),
      order: cardOrders,
      merchant: merchantColumns,
    })
    .from(cardTransfers)
    .leftJoin(
      payments,
      and(
        eq(payments.owner, owner),
        eq(cardTransfers.what, 'funded'),
        eq(sql`${payments.id}::text`, cardTransfers.reference),
      ),
    )
    .leftJoin(cardOrders, and(eq(cardOrders.owner, owner), eq(sql`${cardOrders.id}::text`, payments.reference)))
    .leftJoin(
      cardPurchases,
      and(
        eq(cardPurchases.owner, owner),
        inArray(cardTransfers.what, ['purchase', 'purchase-refund']),
        eq(cardPurchases.id, cardTransfers.reference),
      ),
    )
    .where(and(eq(cardTransfers.owner, owner), or(eq(cardTransfers.debit, 'card'), eq(cardTransfers.credit, 'card'))))
    .orderBy(desc(cardTransfers.id))
    .limit(mostShown)
  return rows.flatMap(({ what, at, order, merchant, ...row }) =>
    isOnCard(what)
      ? [
          {
            ...row,
            what,
            at: momentOf(at),
            conversion: order === null ? null : conversionOf(order),
            merchant: merchant === null ? null : merchantOf(merchant),
          },
        ]
      : [],
  )
}

const isOnCard = (what: string): what is MovementView['what'] => Object.hasOwn(words, what)

export const conversionOf = ({ rate, rateSource, rateAt, converted, fee, gst, tcs, total }: Order): ConversionView => ({
  rate,
  rateSource,
  rateAt: momentOf(rateAt),
  converted,
  fee,
  gst,
  tcs,
  total,
})
