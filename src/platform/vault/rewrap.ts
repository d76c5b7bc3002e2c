// The secret changes while everything goes on: each key is wrapped again under the first secret, a few at a time.
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Keyring } from './keyring.ts'
import { ownerKeys } from './tables.ts'

type Parts = { db: Database; ring: Keyring; step?: number }

export type Rewrapped = { keys: number; rewrapped: number }

/**
 * Until a look at every key finds none to wrap. It may be cut short and begun again, and run in several processes at
 * once: who is wrapped already is passed over.
 */
export async function rewrapKeys(parts: Parts): Promise<Rewrapped> {
  let rewrapped = 0
  for (;;) {
    const look = await lookAtAll(parts)
    rewrapped += look.rewrapped
    if (look.rewrapped === 0) return { keys: look.keys, rewrapped }
  }
}

async function lookAtAll({ db, ring, step = 200 }: Parts): Promise<Rewrapped> {
  const look = { keys: 0, rewrapped: 0 }
  let after = '00000000-0000-0000-0000-000000000000'
  // The letters' own key has the lowest number there is.
  await rewrap({ db, ring }, await db.select().from(ownerKeys).where(eq(ownerKeys.owner, after)), look)
  for (;;) {
    const some = await db
      .select()
      .from(ownerKeys)
      .where(gt(ownerKeys.owner, after))
      .orderBy(asc(ownerKeys.owner))
      .limit(step)
    await rewrap({ db, ring }, some, look)
    const last = some.at(-1)
    if (last === undefined) return look
    after = last.owner
  }
}

type Row = Pick<typeof ownerKeys.$inferSelect, 'owner' | 'wrapped'>

async function rewrap({ db, ring }: Pick<Parts, 'db' | 'ring'>, rows: readonly Row[], look: Rewrapped): Promise<void> {
  look.keys += rows.length
  for (const { owner, wrapped } of rows) {
    const rewrapped = ring.rewrap(owner, wrapped)
    if (rewrapped === undefined) continue
    look.rewrapped += 1
    // Only in the place of what was read: a key destroyed meanwhile stays destroyed.
    await db
      .update(ownerKeys)
      .set({ wrapped: rewrapped })
      .where(and(eq(ownerKeys.owner, owner), eq(ownerKeys.wrapped, wrapped)))
  }
}
