import { and, eq, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { insuranceOwnCovers } from './tables.ts'

export const standing = (owner: string) =>
  and(eq(insuranceOwnCovers.owner, owner), isNull(insuranceOwnCovers.takenBackAt))

/** It is said no more: they asked for a plan, or said something else. Answers whether it was said. */
export async function endOwnCover({ tx }: Change, { caller, now }: Call): Promise<boolean> {
  const ended = await tx
    .update(insuranceOwnCovers)
    .set({ takenBackAt: now() })
    .where(standing(caller.id))
    .returning({ id: insuranceOwnCovers.id })
  return ended.length > 0
}
