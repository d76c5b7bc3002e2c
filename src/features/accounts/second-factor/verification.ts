// A second factor given in a session: a fresh proof for everybody, and for staff the way to the desk.
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { useAll } from '#src/platform/database/limits.ts'
import type { Call, Services, OpenCall } from '#src/platform/services.ts'
import { noteProof } from '#src/platform/identity/sessions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { SessionView } from '../contract.ts'
import { appCodesOf, challengesFrom, challengesOf } from '../limits.ts'
import { signInWith } from '../people.ts'
import {
  noApp,
  passkeyRefused,
  tooManyAppCodes,
  wrongCode,
  type Assertion,
  type RequestOptions,
  passkeyUnknown,
} from './contract.ts'
import { passkeysOf, namedFor, relyingParty, challengeLife, makeChallenge, spendChallenge } from './passkeys.ts'
import { passkeys, totpKeys } from '../tables.ts'
import { readKey, stepOfCode } from './totp.ts'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'

export async function request(call: Call): Promise<RequestOptions> {
  const of = { purpose: 'prove', session: call.caller.sessionId } as const
  await call.limits.use(challengesOf(call.caller.id))
  return requestFor(call, of, await passkeysOf(call.db, call.caller.id))
}

export async function byPasskey(call: Call, { credential }: { credential: Assertion }): Promise<void> {
  const shown = await shownPasskey(call, { purpose: 'prove', session: call.caller.sessionId }, credential)
  if (shown.person !== call.caller.id) throw new Refusal(passkeyRefused)
  return call.change(async change => {
    await noteUse(change, call, shown)
    return noteGiven(change, call, 'passkey')
  })
}

export async function byApp(call: Call, { code }: { code: string }): Promise<void> {
  const [kept] = await call.db
    .select()
    .from(totpKeys)
    .where(and(eq(totpKeys.person, call.caller.id), isNotNull(totpKeys.confirmedAt)))
  if (kept === undefined) throw new Refusal(noApp)
  const step = await guessAppCode(call, kept, code)
  return call.change(async change => {
    await spendStep(change, call.caller.id, step)
    return noteGiven(change, call, 'totp')
  })
}

/** A guess is counted before it is looked at. */
export async function guessAppCode(
  call: Call,
  kept: Pick<typeof totpKeys.$inferSelect, 'sealedKey'>,
  code: string,
): Promise<number> {
  for (const limit of appCodesOf(call.caller.id)) await call.limits.use(limit, tooManyAppCodes)
  const key = readKey(await call.vault.open(call.caller.id, kept.sealedKey))
  const step = stepOfCode(key, code.replaceAll(' ', ''), call.now())
  if (step === undefined) throw new Refusal(wrongCode)
  return step
}

/** Each half minute's code once, and none from before the last that was used, however many try at the same moment. */
export async function spendStep({ tx }: Change, person: string, step: number): Promise<void> {
  const spent = await tx
    .update(totpKeys)
    .set({ lastStep: step })
    .where(and(eq(totpKeys.person, person), lt(totpKeys.lastStep, step)))
    .returning({ person: totpKeys.person })
  if (spent.length === 0) throw new Refusal(wrongCode)
}

async function noteGiven(change: Change, call: Call, by: 'passkey' | 'totp'): Promise<void> {
  await noteProof(change, call.caller, by, call.now())
  await change.announce(`person:${call.caller.id}`, 'session')
  if (by === 'totp') for (const { key } of appCodesOf(call.caller.id)) await call.limits.giveBack(key)
}

export async function signInRequest(call: OpenCall): Promise<RequestOptions> {
  await useAll(call.limits, challengesFrom(call.request.origin))
  return requestFor(call, { purpose: 'sign-in', session: null }, [])
}

export async function signIn(call: OpenCall, { credential }: { credential: Assertion }): Promise<SessionView> {
  const shown = await shownPasskey(call, { purpose: 'sign-in', session: null }, credential)
  return signInWith(call, 'passkey', async change => {
    await noteUse(change, call, shown)
    const [person] = await change.tx.select().from(people).where(eq(people.id, shown.person))
    if (person === undefined) throw new Refusal(passkeyRefused)
    return person
  })
}

/** Removed meanwhile, it opens nothing. */
async function noteUse(
  { tx }: Change,
  { now }: Pick<Services, 'now'>,
  { id, counter }: Pick<typeof passkeys.$inferSelect, 'id' | 'counter'>,
): Promise<void> {
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now() })
    .where(eq(passkeys.id, id))
    .returning({ id: passkeys.id })
  if (used.length === 0) throw new Refusal(passkeyRefused)
}

// A passkey that a device shows: whose it is, or a refusal.

type Passkey = typeof passkeys.$inferSelect
/** A proof is of one session; a sign-in is of none yet. */
type Of = { purpose: 'prove'; session: string } | { purpose: 'sign-in'; session: null }

async function requestFor(services: Services, of: Of, known: readonly Passkey[]): Promise<RequestOptions> {
  return {
    challenge: await makeChallenge(services, of),
    rpId: relyingParty(services.settings).id,
    timeout: challengeLife.total('milliseconds'),
    allowCredentials: namedFor(known),
    userVerification: 'required',
  }
}

/** The challenge is spent whether or not the rest is right. */
async function shownPasskey(services: Services, of: Of, shown: Assertion): Promise<Passkey> {
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
