// What the account's own form begins with: for each PAN that it paid on this financial year, how much, and what was
// declared last as sent elsewhere. The PAN that was paid on last is the last.
import { and, asc, eq } from 'drizzle-orm'
import { payments } from '#src/features/payments/tables.ts'
import type { Call } from '#src/platform/services.ts'
import type { CardView } from './contract.ts'
import { declaredIn, isOfYear } from './limits.ts'
import { paymentsOf } from './orders.ts'
import { cardOrders } from './tables.ts'

export async function remittersOf({
  db,
  caller,
  now,
  vault,
}: Pick<Call, 'db' | 'caller' | 'now' | 'vault'>): Promise<CardView['remitters']> {
  const rows = await db
    .select({
      sealedPan: cardOrders.sealedPan,
      panMark: cardOrders.panMark,
      converted: cardOrders.converted,
      dollars: cardOrders.dollars,
      sentBefore: cardOrders.sentBefore,
      createdAt: cardOrders.createdAt,
    })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isOfYear(now()), eq(payments.owner, caller.id)))
    .orderBy(asc(payments.paidAt), asc(payments.id))
  return Promise.all(
    [...Map.groupBy(rows.toReversed(), ({ panMark }) => panMark).values()].toReversed().map(async own => {
      const [last] = own
      const sealed = last?.sealedPan ?? null
      return {
        pan: sealed === null ? '' : await vault.open(caller.id, sealed),
        sentBefore: last === undefined ? 0 : declaredIn(last, now()),
        paidHere: own.reduce((sum, { converted }) => sum + converted, 0),
        dollarsHere: own.reduce((sum, { dollars }) => sum + dollars, 0),
      }
    }),
  )
}
