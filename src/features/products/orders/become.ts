import { eq } from 'drizzle-orm'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { productOrders } from '../tables.ts'
import type { Order } from '../views.ts'

/** Anyone who answers an older version of it is warned of this one. The caller holds the row. */
export async function become(
  change: Change,
  { now, caller }: Call,
  { id, owner, version }: Order,
  became: Partial<Order>,
): Promise<void> {
  await change.tx
    .update(productOrders)
    .set({ ...became, version: version + 1, changedAt: now(), changedBy: caller.id })
    .where(eq(productOrders.id, id))
  await announceBoth(change, owner, 'products', 'products')
}
