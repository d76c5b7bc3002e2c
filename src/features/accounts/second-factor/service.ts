import { eq } from 'drizzle-orm'
import { momentOf } from '../../../journey/moments.ts'
import type { Handlers } from '../../../platform/http/serve.ts'
import type { Call } from '../../../platform/house.ts'
import type { Nothing } from '../../../wire/shapes.ts'
import { beginApp, confirmApp, removeApp } from './app-keys.ts'
import type { FactorsView, secondFactorContract } from './contract.ts'
import { byApp, byPasskey, request, signIn, signInRequest } from './giving.ts'
import { addPasskey, creation, passkeysOf, passkeyViews, removePasskey, renamePasskey } from './passkeys.ts'
import { passkeyOffers, totpKeys } from './tables.ts'

/** Whether somebody has papers here that are worth a passkey; wired in `app/`, since they are the stages'. */
export type HasPapers = (call: Call) => Promise<boolean>

export const secondFactorHandlers = (
  hasPapers: HasPapers,
): Handlers<{ secondFactor: typeof secondFactorContract }>['secondFactor'] => ({
  read: call => read(hasPapers, call),
  creation,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginApp,
  confirmApp,
  removeApp,
  declineOffer,
  request,
  byPasskey,
  byApp,
  signInRequest,
  signIn,
})

async function read(hasPapers: HasPapers, call: Call): Promise<FactorsView> {
  const { db, caller } = call
  const [known, [app], declined] = await Promise.all([
    passkeysOf(db, caller.id),
    db.select().from(totpKeys).where(eq(totpKeys.person, caller.id)),
    db.$count(passkeyOffers, eq(passkeyOffers.person, caller.id)),
  ])
  return {
    passkeys: passkeyViews(known),
    appSince: app?.confirmedAt == null ? null : momentOf(app.confirmedAt),
    isOffered: known.length === 0 && declined === 0 && (await hasPapers(call)),
  }
}

async function declineOffer(call: Call): Promise<Nothing> {
  return call.change(async ({ tx, announce }) => {
    await tx
      .insert(passkeyOffers)
      .values({ person: call.caller.id, declinedAt: call.now() })
      .onConflictDoNothing()
    await announce(`person:${call.caller.id}`, 'session')
    return {}
  })
}
