import { and, eq, isNotNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { foundIn } from '#src/wire/problem.ts'
import { insuranceRequests, insuranceWaivers } from '../tables.ts'
import { policiesWhere, type Policy } from './current.ts'

/** One insurance at a time: of two at once, the second finds what the first left. */
export async function holdPolicy({ tx }: Change, id: string): Promise<Policy> {
  await tx
    .select({ id: insuranceRequests.id })
    .from(insuranceRequests)
    .where(and(eq(insuranceRequests.id, id), isNotNull(insuranceRequests.depositConfirmedAt)))
    .for('no key update')
  const policy = foundIn(await policiesWhere(tx, eq(insuranceRequests.id, id)))
  return policy
}

type Waiver = typeof insuranceWaivers.$inferSelect

/** The row of this request, held: of two at once the second finds what the first left. */
export async function holdWaiver({ tx }: Change, request: string): Promise<Waiver> {
  await tx.insert(insuranceWaivers).values({ request }).onConflictDoNothing()
  const [row] = await tx.select().from(insuranceWaivers).where(eq(insuranceWaivers.request, request)).for('update')
  if (row === undefined) throw new Error('The waiver was not written.')
  return row
}
