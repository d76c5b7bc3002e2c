import { eq, and, isNotNull, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { type FactorsView, type secondFactorContract, appIsThere, noApp, type AppKeyView } from './contract.ts'
import { byApp, byPasskey, request, signIn, signInRequest, guessAppCode, spendStep } from './verification.ts'
import { declineOffer } from './offer.ts'
import {
  addPasskey,
  creation,
  passkeysOf,
  passkeyViews,
  removePasskey,
  renamePasskey,
  noteFactors,
} from './passkeys.ts'
import { totpKeys } from '../tables.ts'
import { encode } from 'uqr'
import { noteProof } from '#src/platform/identity/sessions.ts'
import { Refusal } from '#src/wire/problem.ts'
import { mustHaveProved } from '../proof/service.ts'
import * as copy from './copy.ts'
import { addressFor, keyBytes, writeKey } from './totp.ts'

// The key of an authenticator app: made here, shown once, and counted once a code of it was typed.

/** Begun again, it is another key: one that was seen and not confirmed is worth nothing. */
async function beginApp(call: Call): Promise<AppKeyView> {
  await mustHaveProved(call)
  const { caller } = call
  const key = call.random(keyBytes)
  const sealedKey = await call.vault.seal(caller.id, writeKey(key))
  const begun = { sealedKey, createdAt: call.now(), lastStep: 0 }
  // Not by a change, whose answer may be kept for a repeated call: the key is shown, and kept sealed alone.
  const written = await call.db
    .insert(totpKeys)
    .values({ person: caller.id, ...begun })
    .onConflictDoUpdate({ target: totpKeys.person, set: begun, setWhere: isNull(totpKeys.confirmedAt) })
    .returning({ person: totpKeys.person })
  if (written.length === 0) throw new Refusal(appIsThere)
  const url = addressFor(caller.email ?? caller.phone ?? caller.firstName, key)
  return { key: writeKey(key), url, ...squareOf(url) }
}

function squareOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dark.join('') }
}

async function confirmApp(call: Call, { code }: { code: string }): Promise<void> {
  await mustHaveProved(call)
  const { caller } = call
  const [kept] = await call.db.select().from(totpKeys).where(eq(totpKeys.person, caller.id))
  if (kept === undefined) throw new Refusal(noApp)
  if (kept.confirmedAt !== null) throw new Refusal(appIsThere)
  const step = await guessAppCode(call, kept, code)
  return call.change(async change => {
    await spendStep(change, caller.id, step)
    const isSame = and(eq(totpKeys.person, caller.id), eq(totpKeys.sealedKey, kept.sealedKey))
    const confirmed = await change.tx
      .update(totpKeys)
      .set({ confirmedAt: call.now() })
      .where(and(isSame, isNull(totpKeys.confirmedAt)))
      .returning({ person: totpKeys.person })
    if (confirmed.length === 0) throw new Refusal(noApp)
    await noteProof(change, caller, 'totp', call.now())
    await noteFactors(change, call, copy.factorAdded(copy.app))
  })
}

async function removeApp(call: Call): Promise<void> {
  await mustHaveProved(call)
  return call.change(async change => {
    const removed = await change.tx
      .delete(totpKeys)
      .where(and(eq(totpKeys.person, call.caller.id), isNotNull(totpKeys.confirmedAt)))
      .returning({ person: totpKeys.person })
    if (removed.length === 0) throw new Refusal(noApp)
    await noteFactors(change, call, copy.factorRemoved(copy.app))
  })
}

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
