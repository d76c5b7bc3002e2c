// Puts money on a student's card and takes it off, in the transaction of whatever it is for. Transfers are only ever
// added; what is on the card follows from them in the database itself (migrations, card_funds_follow).
import { and, asc, eq, inArray, desc } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { Refusal, type Problem } from '#src/wire/problem.ts'
import { ways, type Kind } from './rules.ts'
import { cardFunds, cardTransfers, cardPurchases } from './tables.ts'

export type Movement = {
  owner: string
  what: Kind
  /** In paise or cents. */
  amount: number
  /** What it belongs to: of two of a kind with the same the first counts. */
  reference: string
  at: Temporal.Instant
}

export async function move({ tx, announce, announceToDesk }: Change, movement: Movement): Promise<void> {
  const { owner, what } = movement
  await tx
    .insert(cardTransfers)
    .values({ ...movement, ...ways[what] })
    .onConflictDoNothing()
  await announce(`person:${owner}`, 'card')
  await announceToDesk('card-money')
}

/** Refuses where the card does not hold as much; then all that was written with it is undone as well. */
export const takeOut = (change: Change, movement: Movement, notEnough: Problem): Promise<void> =>
  move(change, movement).catch(error => {
    throw isBelowNothing(error) ? new Refusal(notEnough) : error
  })

/**
 * In cents: a SEVIS fee that was put aside and neither came back nor was charged yet. The fee site charges it as a purchase
 * of the card.
 */
export async function feeAside(db: Queries, owner: string): Promise<number> {
  const rows = await db
    .select({ what: cardTransfers.what, amount: cardTransfers.amount })
    .from(cardTransfers)
    .where(
      and(
        eq(cardTransfers.owner, owner),
        inArray(cardTransfers.what, ['sevis-fee', 'sevis-fee-returned', 'sevis-fee-charged']),
      ),
    )
    .orderBy(asc(cardTransfers.id))
  const put = rows.filter(({ what }) => what === 'sevis-fee')
  return put.length > rows.length - put.length ? (put.at(-1)?.amount ?? 0) : 0
}

/** In cents; nothing on a card that nobody opened. */
export async function fundsOf(db: Queries, owner: string): Promise<number> {
  const [row] = await db.select({ balance: cardFunds.balance }).from(cardFunds).where(eq(cardFunds.owner, owner))
  return row?.balance ?? 0
}

/** Drizzle wraps what PostgreSQL said in an error of its own. */
export function isBelowNothing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isIt = 'constraint_name' in error && error.constraint_name === 'card_funds_not_below_nothing'
  return isIt || isBelowNothing(error.cause)
}

// What somebody paid with their card, for who shows it.

type OwnPurchase = {
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
