import { insuranceDeposit } from '../quote/rules.ts'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { closePagesLater } from '#src/features/payments/page-closure.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { insuranceRequests } from '../tables.ts'

export const isOpen = and(isNull(insuranceRequests.withdrawnAt), isNull(insuranceRequests.depositConfirmedAt))

/** The person is held, so that of two at once the second finds the first one's request. */
export async function withdrawOpen(change: Change, call: Call): Promise<void> {
  await change.tx.select({ id: people.id }).from(people).where(eq(people.id, call.caller.id)).for('no key update')
  await withdrawWhere(change, call, undefined)
}

/** How many open requests of the caller were given up. The page where somebody was paying for one is closed. */
export async function withdrawWhere(change: Change, { caller, now }: Call, which: SQL | undefined): Promise<number> {
  const gone = await change.tx
    .update(insuranceRequests)
    .set({ withdrawnAt: now() })
    .where(and(eq(insuranceRequests.owner, caller.id), isOpen, which))
    .returning({ id: insuranceRequests.id })
  const ids = gone.map(({ id }) => id)
  await closePagesLater(change, and(eq(payments.purpose, insuranceDeposit.name), inArray(payments.reference, ids)))
  return ids.length
}
