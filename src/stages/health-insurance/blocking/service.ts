import type { Call } from '#src/platform/services.ts'
import type { BlockView } from './contract.ts'
import { isBlockOf } from './guard.ts'
import { insuranceBlocks } from './tables.ts'

/** Without the reason, which is for the desk. */
export async function read({ db, caller }: Call): Promise<BlockView | null> {
  const [block] = await db
    .select({ blockedAt: insuranceBlocks.blockedAt })
    .from(insuranceBlocks)
    .where(isBlockOf(caller.id))
    .limit(1)
  return block === undefined ? null : { blockedAt: block.blockedAt.toString() }
}
