// What somebody paid with their card, for who shows it.
import { desc, eq } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { cardPurchases } from './tables.ts'

export type OwnPurchase = {
  id: string
  merchant: string
  /** In cents, below nothing for what came back. */
  cents: number
  at: Temporal.Instant
}

/** Every purchase and refund on somebody's card, for their ledger: the latest first. */
export async function purchasesOf(db: Queries, owner: string): Promise<OwnPurchase[]> {
  const rows = await db
    .select()
    .from(cardPurchases)
    .where(eq(cardPurchases.owner, owner))
    .orderBy(desc(cardPurchases.madeAt), desc(cardPurchases.id))
  return rows.map(({ id, merchant, amount, isRefund, madeAt: at }) => ({
    id,
    merchant,
    cents: isRefund ? -amount : amount,
    at,
  }))
}
