// Who is signed in shows once more who they are, for what nobody else may see or change.
import { eq, and, isNotNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { noteProof } from '#src/platform/identity/sessions.ts'
import { type ProofKind, people } from '#src/platform/identity/tables.ts'
import { postMail } from '#src/platform/post.ts'
import { Refusal } from '#src/wire/problem.ts'
import { homeZone } from '#src/values/dates.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { profiles } from '#src/features/people/tables.ts'
import { linkExpired, tooManyLetters, tooManyTries, wrongPassword } from '../contract.ts'
import * as letters from '../letters.ts'
import { lettersOf, lettersTo, passwordTriesOf } from '../limits.ts'
import { makeLink, spendLink } from '../links.ts'
import { isPassword } from '../password.ts'
import { guessCode, sendCodeToSelf, spendCode } from '../phone-codes.ts'
import { passwords, passkeys, totpKeys } from '../tables.ts'
import { codeProvesNothing, noEmail, noPassword, noPhone, otherBrowser, proveAgain } from './contract.ts'
import { waysToProve, isFreshProof, type Means } from './rules.ts'

/** Refuses who did not prove themselves in the last minutes, by what counts for them: see rules.ts. */
export async function mustHaveProved(call: Pick<Call, 'caller' | 'now' | 'db'>): Promise<void> {
  if (!isProved(call, await meansOf(call, call.caller.id))) throw new Refusal(proveAgain)
}

export async function byPassword(call: Call, { password }: { password: string }): Promise<void> {
  const tries = passwordTriesOf(call.caller.id)
  await call.limits.use(tries, tooManyTries)
  const [kept] = await call.db.select().from(passwords).where(eq(passwords.person, call.caller.id))
  if (kept === undefined) throw new Refusal(noPassword)
  if (!(await isPassword(password, kept.hash))) throw new Refusal(wrongPassword)
  await call.limits.forget(tries.key)
  return call.change(change => noteIn(change, call, 'password'))
}

export async function sendCode(call: Call): Promise<void> {
  return sendCodeToSelf(call, await ownPhone(call))
}

export async function byCode(call: Call, { otp }: { otp: string }): Promise<void> {
  const { codeId } = await guessCode(call, await ownPhone(call), otp)
  return call.change(async change => {
    await spendCode(change, call, codeId)
    return noteIn(change, call, 'code')
  })
}

/** Not one that may have been given to somebody else since the flight, where there is another way. */
async function ownPhone(call: Call): Promise<string> {
  const { phone } = call.caller
  if (phone === null) throw new Refusal(noPhone)
  const means = await meansOf(call, call.caller.id)
  const ways = waysToProve({ ...means, hasPasskey: false, hasApp: false }, todayOf(call))
  if (!ways.includes('code')) throw new Refusal(codeProvesNothing)
  return phone
}

/** It proves something in this session alone: anybody else who opens it gains nothing. */
export async function sendLink(call: Call): Promise<void> {
  const { email, emailIsProved } = await meansOf(call, call.caller.id)
  if (email === null || !emailIsProved) throw new Refusal(noEmail)
  await call.limits.use(lettersOf(call.caller.id), tooManyTries)
  await call.limits.use(lettersTo(email, 'fresh-proof'), tooManyLetters)
  return call.change(async change => {
    const { id: person, sessionId: session } = call.caller
    const token = await makeLink(change, call, { purpose: 'prove', email, person, session })
    const url = `${call.settings.publicUrl}/auth-actions?mode=prove&oobCode=${token}`
    await postMail(call.vault, change, letters.prove(email, url))
  })
}

export async function byLink(call: Call, { oobCode }: { oobCode: string }): Promise<void> {
  return call.change(async change => {
    const link = await spendLink(change, call, { purpose: 'prove', token: oobCode, otherwise: linkExpired })
    // Nothing is spent, so the browser that asked for it can still use it.
    if (link.person !== call.caller.id || link.session !== call.caller.sessionId) throw new Refusal(otherBrowser)
    if (link.email !== call.caller.email) throw new Refusal(linkExpired)
    return noteIn(change, call, 'link')
  })
}

async function noteIn(change: Change, { caller, now }: Call, by: ProofKind): Promise<void> {
  await noteProof(change, caller, by, now())
  await change.announce(`person:${caller.id}`, 'session')
}

// What somebody has to show who they are, read in one statement.

const nothing: Means = {
  hasPasskey: false,
  hasApp: false,
  hasPassword: false,
  phone: null,
  email: null,
  emailIsProved: false,
  flight: null,
}

export async function meansOf({ db }: { db: Queries }, person: string): Promise<Means> {
  const [found] = await db
    .select({
      phone: people.phone,
      email: people.email,
      emailVerifiedAt: people.emailVerifiedAt,
      flight: profiles.flightDate,
      passkey: passkeys.id,
      app: totpKeys.person,
      password: passwords.person,
    })
    .from(people)
    .leftJoin(profiles, eq(profiles.owner, people.id))
    .leftJoin(passwords, eq(passwords.person, people.id))
    .leftJoin(passkeys, eq(passkeys.person, people.id))
    .leftJoin(totpKeys, and(eq(totpKeys.person, people.id), isNotNull(totpKeys.confirmedAt)))
    .where(eq(people.id, person))
    .limit(1)
  if (found === undefined) return nothing
  const { phone, email, emailVerifiedAt, flight, passkey, app, password } = found
  return {
    hasPasskey: passkey !== null,
    hasApp: app !== null,
    hasPassword: password !== null,
    phone,
    email,
    emailIsProved: emailVerifiedAt !== null,
    flight: flight?.toString() ?? null,
  }
}

/** A flight leaves on an Indian day. */
export const todayOf = ({ now }: Pick<Call, 'now'>): string =>
  now().toZonedDateTimeISO(homeZone).toPlainDate().toString()

export function isProved({ caller, now }: Pick<Call, 'caller' | 'now'>, means: Means): boolean {
  const { provedAt, provedBy, secondFactorAt } = caller
  const proof = { at: provedAt.toString(), by: provedBy, secondFactorAt: secondFactorAt?.toString() ?? null }
  return isFreshProof(proof, means, todayOf({ now }), now().toString())
}
