import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { insuranceWaivers } from '../tables.ts'

type Waiver = typeof insuranceWaivers.$inferSelect

/** The row of this request, held: of two at once the second finds what the first left. */
export async function holdWaiver({ tx }: Change, request: string): Promise<Waiver> {
  await tx.insert(insuranceWaivers).values({ request }).onConflictDoNothing()
  const [row] = await tx.select().from(insuranceWaivers).where(eq(insuranceWaivers.request, request)).for('update')
  if (row === undefined) throw new Error('The waiver was not written.')
  return row
}
