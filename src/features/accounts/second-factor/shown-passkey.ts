// A passkey that a device shows: whose it is, or a refusal.
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { challengeLife, makeChallenge, spendChallenge } from './challenges.ts'
import { passkeyRefused, passkeyUnknown, type Assertion, type RequestOptions } from './contract.ts'
import { namedFor } from './passkeys.ts'
import { relyingParty } from './relying-party.ts'
import { passkeys } from '../tables.ts'

type Passkey = typeof passkeys.$inferSelect
/** A proof is of one session; a sign-in is of none yet. */
type Of = { purpose: 'prove'; session: string } | { purpose: 'sign-in'; session: null }

export async function requestFor(services: Services, of: Of, known: readonly Passkey[]): Promise<RequestOptions> {
  return {
    challenge: await makeChallenge(services, of),
    rpId: relyingParty(services.settings).id,
    timeout: challengeLife.total('milliseconds'),
    allowCredentials: namedFor(known),
    userVerification: 'required',
  }
}

/** The challenge is spent whether or not the rest is right. */
export async function shownPasskey(services: Services, of: Of, shown: Assertion): Promise<Passkey> {
  const [known] = await services.db.select().from(passkeys).where(eq(passkeys.credentialId, shown.id))
  if (known === undefined) throw new Refusal(of.purpose === 'sign-in' ? passkeyUnknown : passkeyRefused)
  const { id: rpId, origin } = relyingParty(services.settings)
  const { id, ...response } = shown
  const checked = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: challenge => spendChallenge(services, of, challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey: Uint8Array.from(known.publicKey), counter: known.counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (checked?.verified !== true) throw new Refusal(passkeyRefused)
  return { ...known, counter: checked.authenticationInfo.newCounter }
}
