import { eq } from 'drizzle-orm'
import type { Call } from '#src/platform/house.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { passkeyOffers } from './tables.ts'

/** Whether somebody has papers here that are worth a passkey; wired in `app/`, since they are the stages'. */
export type HasPapers = (call: Call) => Promise<boolean>

/** Once, after the first real paper. */
export async function isPasskeyOffered(hasPapers: HasPapers, call: Call, hasPasskey: boolean): Promise<boolean> {
  if (hasPasskey || call.caller.isGuest) return false
  const declined = await call.db.$count(passkeyOffers, eq(passkeyOffers.person, call.caller.id))
  return declined === 0 && hasPapers(call)
}

export async function declineOffer(call: Call): Promise<Nothing> {
  return call.change(async ({ tx, announce }) => {
    await tx.insert(passkeyOffers).values({ person: call.caller.id, declinedAt: call.now() }).onConflictDoNothing()
    await announce(`person:${call.caller.id}`, 'session')
    return {}
  })
}
