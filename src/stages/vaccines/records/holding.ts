import { eq } from 'drizzle-orm'
import type { Change } from '../../../platform/database/change.ts'
import type { Call } from '../../../platform/house.ts'
import { people } from '../../../platform/identity/tables.ts'
import { vaccineChoices } from './tables.ts'

/** Of one person one change after the other. */
export const hold = ({ tx }: Change, { caller }: Pick<Call, 'caller'>) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')

export async function dobOf({ db, caller, vault }: Call): Promise<string | undefined> {
  const [choice] = await db.select().from(vaccineChoices).where(eq(vaccineChoices.owner, caller.id))
  return choice === undefined || choice.sealedDob === null ? undefined : vault.open(caller.id, choice.sealedDob)
}
