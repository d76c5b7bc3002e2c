import { slot } from '#src/manifest/slots.ts'
import { eq } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { passkeyOffers } from '../tables.ts'

/** Whether the person `p` has papers that a module keeps, as a condition of a statement. */
export const countedAsPapers = slot<string>('accounts/counted-as-papers')

/** Whether somebody has papers here that are worth a passkey. */
export type HasPapers = (call: Pick<Call, 'sql' | 'caller'>) => Promise<boolean>

/** From the first real paper on. One statement over what each module counts as papers. */
export function hasPapersIn(conditions: readonly string[]): HasPapers {
  const statement = `select (${conditions.join(' or ')}) as has from (select $1::uuid as id) p`
  return async ({ sql, caller: { id } }) => {
    const [found] = await sql.unsafe<{ has: boolean }[]>(statement, [id], { prepare: true })
    return found?.has === true
  }
}

/** Once, after the first real paper. */
export async function isPasskeyOffered(hasPapers: HasPapers, call: Call, hasPasskey: boolean): Promise<boolean> {
  if (hasPasskey || call.caller.isGuest) return false
  const declined = await call.db.$count(passkeyOffers, eq(passkeyOffers.person, call.caller.id))
  return declined === 0 && hasPapers(call)
}

export async function declineOffer(call: Call): Promise<void> {
  return call.change(async ({ tx, announce }) => {
    await tx.insert(passkeyOffers).values({ person: call.caller.id, declinedAt: call.now() }).onConflictDoNothing()
    await announce(`person:${call.caller.id}`, 'session')
  })
}
