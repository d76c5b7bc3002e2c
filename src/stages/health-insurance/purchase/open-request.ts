import { and, eq, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { insuranceRequests } from './tables.ts'

export const isOpen = and(isNull(insuranceRequests.withdrawnAt), isNull(insuranceRequests.depositConfirmedAt))

/** The person is held, so that of two at once the second finds the first one's request. */
export async function withdrawOpen({ tx }: Change, { caller, now }: Call): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')
  await tx
    .update(insuranceRequests)
    .set({ withdrawnAt: now() })
    .where(and(eq(insuranceRequests.owner, caller.id), isOpen))
}
