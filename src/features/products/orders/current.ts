import { productOrder } from './kinds.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { ProductKind } from '../rules.ts'
import { productOrders } from '../tables.ts'

/** The id of the one that stands. Anyone who asks holds the student, so that it stays so until the commit. */
export async function standing({ tx }: Change, owner: string, kind: ProductKind): Promise<string | undefined> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, owner)).for('no key update')
  const [row] = await tx
    .select({ id: productOrders.id })
    .from(productOrders)
    .where(
      and(
        eq(productOrders.owner, owner),
        eq(productOrders.kind, kind),
        isNull(productOrders.withdrawnAt),
        isNull(productOrders.declinedAt),
      ),
    )
  return row?.id
}

/** What the desk is asked: one request an order. */
export const requestOf = (id: string) => ({ kind: productOrder, subject: id })
