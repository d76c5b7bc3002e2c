// Passkeys of an account: made by a device of its owner, named, removed.
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { noteProof } from '#src/platform/identity/sessions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import type { Settings } from '#src/platform/settings.ts'
import { hashToken, newToken } from '#src/platform/identity/tokens.ts'
import { challengesOf } from '../limits.ts'
import { mustHaveProved } from '../proof/service.ts'
import { writeToOwner } from '../letters.ts'
import { passkeys, passkeyChallenges } from '../tables.ts'
import { passkeyKnown, passkeyRefused, tooManyPasskeys, type Creation, type CreationOptions } from './contract.ts'
import * as copy from './copy.ts'
import { mostPasskeys } from './rules.ts'

export const passkeysOf = (db: Queries, person: string) =>
  db.select().from(passkeys).where(eq(passkeys.person, person)).orderBy(asc(passkeys.id))

export const namedFor = (rows: readonly (typeof passkeys.$inferSelect)[]) =>
  rows.map(({ credentialId, transports }) => ({ type: 'public-key' as const, id: credentialId, transports }))

/** EdDSA, ES256 and RS256: every device has at least one of them. */
const algorithms = [-8, -7, -257]

export async function creation(call: Call): Promise<CreationOptions> {
  await mustHaveProved(call)
  const { caller } = call
  const { id, name } = relyingParty(call.settings)
  const known = await passkeysOf(call.db, caller.id)
  if (known.length >= mostPasskeys) throw new Refusal(tooManyPasskeys)
  await call.limits.use(challengesOf(caller.id))
  const challenge = await makeChallenge(call, { purpose: 'add', session: caller.sessionId })
  const account = caller.email ?? caller.phone ?? caller.firstName
  return {
    challenge,
    rp: { id, name },
    user: { id: Buffer.from(caller.id).toString('base64url'), name: account, displayName: caller.firstName || account },
    pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
    timeout: challengeLife.total('milliseconds'),
    excludeCredentials: namedFor(known),
    // Found by the device without a name typed before, and never without a finger, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

type Added = { name: string; credential: Creation }

export async function addPasskey(call: Call, { name, credential }: Added): Promise<void> {
  await mustHaveProved(call)
  const made = await verified(call, credential)
  return call.change(async change => {
    const { tx } = change
    // One at a time, so that two made side by side are counted.
    await tx.select({ id: people.id }).from(people).where(eq(people.id, call.caller.id)).for('no key update')
    if ((await tx.$count(passkeys, eq(passkeys.person, call.caller.id))) >= mostPasskeys) {
      throw new Refusal(tooManyPasskeys)
    }
    const added = await tx
      .insert(passkeys)
      .values({ ...made, person: call.caller.id, name, transports: credential.transports, createdAt: call.now() })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) throw new Refusal(passkeyKnown)
    // Anyone who made it has just shown it.
    await noteProof(change, call.caller, 'passkey', call.now())
    await noteFactors(change, call, copy.factorAdded(copy.passkeyNamed(name)))
  })
}

async function verified(call: Call, { id, clientDataJSON, attestationObject }: Creation) {
  const { id: rpId, origin } = relyingParty(call.settings)
  const of = { purpose: 'add', session: call.caller.sessionId } as const
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge => spendChallenge(call, of, challenge),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }))
  if (registrationInfo === undefined) throw new Refusal(passkeyRefused)
  const { credential } = registrationInfo
  return { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter }
}

const own = ({ caller }: Call, id: string) => and(eq(passkeys.id, id), eq(passkeys.person, caller.id))

export async function renamePasskey(call: Call, { id, name }: { id: string; name: string }): Promise<void> {
  return call.change(async change => {
    foundIn(await change.tx.update(passkeys).set({ name }).where(own(call, id)).returning({ id: passkeys.id }))
    await change.announce(`person:${call.caller.id}`, 'session')
  })
}

export async function removePasskey(call: Call, { id }: { id: string }): Promise<void> {
  await mustHaveProved(call)
  return call.change(async change => {
    const removed = foundIn(await change.tx.delete(passkeys).where(own(call, id)).returning({ name: passkeys.name }))
    await noteFactors(change, call, copy.factorRemoved(copy.passkeyNamed(removed.name)))
  })
}

export async function noteFactors(change: Change, call: Call, letter: Parameters<typeof writeToOwner>[3]) {
  await writeToOwner(change, call, call.caller.id, letter)
  await change.announce(`person:${call.caller.id}`, 'session')
}

export const passkeyViews = (rows: readonly (typeof passkeys.$inferSelect)[]) =>
  rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: momentOf(createdAt),
    lastUsedAt: lastUsedAt === null ? null : momentOf(lastUsedAt),
  }))

/** Where passkeys are made and shown: at our own address and nowhere else. */
export const relyingParty = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name: 'Safar', origin }
}

// A challenge is signed once, within five minutes, in the session that asked for it: what was signed before opens nothing.

export const challengeLife = Temporal.Duration.from({ minutes: 5 })

type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose']
type Of = { purpose: Purpose; session: string | null }

export async function makeChallenge({ db, now, random }: Services, { purpose, session }: Of): Promise<string> {
  const { token, hash } = newToken(random)
  const expiresAt = now().add(challengeLife)
  await db.insert(passkeyChallenges).values({ challengeHash: hash, purpose, session, expiresAt })
  return token
}

/** Gone even where what follows fails. */
export async function spendChallenge(
  { db, now }: Services,
  { purpose, session }: Of,
  challenge: string,
): Promise<boolean> {
  const spent = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        session === null ? isNull(passkeyChallenges.session) : eq(passkeyChallenges.session, session),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose })
  return spent.length > 0
}
