import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { vaccineChoices } from '../tables.ts'

/** Of one person one change after the other. */
export const hold = ({ tx }: Change, { caller }: Pick<Call, 'caller'>) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, caller.id)).for('no key update')

export const dobOf = ({ db, caller, vault }: Call): Promise<string | undefined> => dobIn(db, vault, caller.id)

export async function dobIn(db: Queries, vault: Call['vault'], owner: string): Promise<string | undefined> {
  const [choice] = await db.select().from(vaccineChoices).where(eq(vaccineChoices.owner, owner))
  return choice === undefined || choice.sealedDob === null ? undefined : vault.open(owner, choice.sealedDob)
}
