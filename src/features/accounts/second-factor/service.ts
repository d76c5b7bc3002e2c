import { eq } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { beginApp, confirmApp, removeApp } from './app-keys.ts'
import type { FactorsView, secondFactorContract } from './contract.ts'
import { byApp, byPasskey, request, signIn, signInRequest } from './verification.ts'
import { declineOffer } from './offer.ts'
import { addPasskey, creation, passkeysOf, passkeyViews, removePasskey, renamePasskey } from './passkeys.ts'
import { totpKeys } from '../tables.ts'

export const secondFactorHandlers: Handlers<{ secondFactor: typeof secondFactorContract }>['secondFactor'] = {
  read,
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
}

async function read({ db, caller }: Call): Promise<FactorsView> {
  const [known, [app]] = await Promise.all([
    passkeysOf(db, caller.id),
    db.select().from(totpKeys).where(eq(totpKeys.person, caller.id)),
  ])
  return {
    passkeys: passkeyViews(known),
    appSince: app?.confirmedAt == null ? null : momentOf(app.confirmedAt),
  }
}
