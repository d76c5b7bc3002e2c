// Puts money on a student's card and takes it off, in the transaction of whatever it is for.
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Change } from '../../platform/database/change.ts'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal, type Problem } from '../../wire/problem.ts'
import { cardEntries, cardFunds } from './tables.ts'

export type Entry = Pick<typeof cardEntries.$inferInsert, 'owner' | 'amount' | 'what' | 'reference' | 'at'>

/** Of two with the same reference the first counts, here and below. */
export async function putIn(change: Change, entry: Entry): Promise<void> {
  if (!(await write(change, entry, entry.amount))) return
  await change.tx
    .insert(cardFunds)
    .values({ owner: entry.owner, balance: entry.amount })
    .onConflictDoUpdate({ target: cardFunds.owner, set: { balance: sql`${cardFunds.balance} + ${entry.amount}` } })
}

/** Refuses where the card does not hold as much; then all that was written with it is undone as well. */
export async function takeOut(change: Change, entry: Entry, notEnough: Problem): Promise<void> {
  if (!(await write(change, entry, -entry.amount))) return
  // The row is held from here on, so that of two at once the second finds what the first left.
  const [left] = await change.tx
    .update(cardFunds)
    .set({ balance: sql`${cardFunds.balance} - ${entry.amount}` })
    .where(and(eq(cardFunds.owner, entry.owner), gte(cardFunds.balance, entry.amount)))
    .returning({ balance: cardFunds.balance })
  if (left === undefined) throw new Refusal(notEnough)
}

/** In cents; nothing on a card that nobody opened. */
export async function fundsOf(db: Queries, owner: string): Promise<number> {
  const [row] = await db.select({ balance: cardFunds.balance }).from(cardFunds).where(eq(cardFunds.owner, owner))
  return row?.balance ?? 0
}

async function write({ tx, announce }: Change, entry: Entry, amount: number): Promise<boolean> {
  const written = await tx
    .insert(cardEntries)
    .values({ ...entry, amount })
    .onConflictDoNothing()
    .returning({ id: cardEntries.id })
  await announce(`person:${entry.owner}`, 'card')
  return written.length > 0
}
