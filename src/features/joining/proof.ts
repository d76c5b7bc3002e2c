// The other account is proved in the browser that is signed in to this one, by any way that signs in to it.
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { postMail } from '#src/platform/post.ts'
import { Refusal } from '#src/wire/problem.ts'
import {
  addressNotProved,
  eitherWrong,
  linkExpired,
  phoneUnknown,
  tooManyPasswords,
  tooManyTries,
  tooManyLetters,
  userNotFound,
  wrongPassword,
} from '../accounts/contract.ts'
import { lettersOf, lettersTo, passwordTries, passwordTriesOf } from '../accounts/limits.ts'
import { makeLink, spendLink, tellsApart } from '../accounts/links.ts'
import { isPassword, nobodysHash } from '../accounts/password.ts'
import { personByEmail, personByPhone, type Person } from '../accounts/people.ts'
import { guessCode, phoneOf, spendCode, type PhoneInput } from '../accounts/phone-codes.ts'
import { mustHaveProved, meansOf, todayOf } from '../accounts/proof/service.ts'
import { waysToProve, type ProofWay } from '../accounts/proof/rules.ts'
import { passwords } from '../accounts/tables.ts'
import { notYours } from '../accounts/ways/contract.ts'
import { readBoth, refuseOthers } from './accounts.ts'
import { joinSelf, otherIsProtected } from './contract.ts'
import * as letters from './letters.ts'
import { isStillProved } from './rules.ts'
import { accountJoins } from './tables.ts'

/** A number that nobody has is said to be so: the code shows that it is in the caller's hand. */
export async function proveByCode(call: Call, input: PhoneInput & { otp: string }): Promise<void> {
  await mustHaveProved(call)
  const phone = phoneOf(input)
  const { codeId } = await guessCode(call, phone, input.otp)
  return call.change(async change => {
    const other = await personByPhone(change.tx, phone)
    if (other === undefined) throw new Refusal(phoneUnknown)
    await spendCode(change, call, codeId)
    return noteProof(change, call, other, 'code')
  })
}

export async function proveByPassword(
  call: Call,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await mustHaveProved(call)
  await call.limits.use(passwordTriesOf(call.caller.id), tooManyPasswords)
  await call.limits.use(passwordTries(email), tooManyPasswords)
  const other = await personByEmail(call.db, email)
  const [kept] = other === undefined ? [] : await call.db.select().from(passwords).where(eq(passwords.person, other.id))
  const isRight = await isPassword(password, kept?.hash ?? nobodysHash)
  if (other === undefined || !isRight) {
    if (!tellsApart(call)) throw new Refusal(eitherWrong)
    throw new Refusal(other === undefined ? userNotFound : wrongPassword)
  }
  await call.limits.forget(passwordTries(email).key)
  return call.change(change => noteProof(change, call, other, 'password'))
}

export async function sendLink(call: Call, { email }: { email: string }): Promise<void> {
  await mustHaveProved(call)
  await call.limits.use(lettersOf(call.caller.id), tooManyTries)
  if (email === call.caller.email) throw new Refusal(joinSelf)
  const other = await personByEmail(call.db, email)
  if (other === undefined && tellsApart(call)) throw new Refusal(userNotFound)
  await call.limits.use(lettersTo(email, 'join'), tooManyLetters)
  return call.change(async change => {
    // Of nobody it opens nothing, and nobody is sent it: but it takes as long.
    const token = await makeLink(change, call, { purpose: 'join-account', email, person: call.caller.id })
    const { publicUrl } = call.settings
    const url = `${publicUrl}/auth-actions?mode=joinAccount&oobCode=${token}`
    await postMail(
      call.vault,
      change,
      other === undefined ? letters.nobodyHere(email, publicUrl) : letters.joinLink(email, url),
    )
  })
}

/** In the account that asked for it: a link alone would let someone have another's clicks prove that one's account for them. */
export async function proveByLink(call: Call, { oobCode }: { oobCode: string }): Promise<void> {
  return call.change(async change => {
    const link = await spendLink(change, call, { purpose: 'join-account', token: oobCode, otherwise: linkExpired })
    if (link.person !== call.caller.id) throw new Refusal(notYours)
    const other = link.email === null ? undefined : await personByEmail(change.tx, link.email)
    if (other === undefined) throw new Refusal(linkExpired)
    // Mistyped, it would join a stranger's account to this one: the password or a code shows more.
    if (other.emailVerifiedAt === null) throw new Refusal(addressNotProved)
    return noteProof(change, call, other, 'link')
  })
}

/** What would be no fresh proof in the other account is none here: joined, everything of it is in this one. */
async function noteProof(change: Change, call: Call, other: Person, way: ProofWay): Promise<void> {
  const { caller } = call
  if (other.id === caller.id) throw new Refusal(joinSelf)
  await refuseOthers(change.tx, await readBoth(change.tx, { kept: caller.id, other: other.id }))
  const ways = waysToProve(await meansOf({ db: change.tx }, other.id), todayOf(call))
  if (!ways.includes(way)) throw new Refusal(otherIsProtected)
  await forget(change, call)
  await change.tx
    .insert(accountJoins)
    .values({ owner: caller.id, joined: other.id, session: caller.sessionId, provedAt: call.now() })
  await change.announce(`person:${caller.id}`, 'session')
}

const unused = ({ caller }: Call) => and(eq(accountJoins.owner, caller.id), isNull(accountJoins.joinedAt))

const forget = ({ tx }: Change, call: Call) => tx.delete(accountJoins).where(unused(call))

export async function leave(call: Call): Promise<void> {
  return call.change(async change => {
    await forget(change, call)
    await change.announce(`person:${call.caller.id}`, 'session')
  })
}

/** The proof that counts in this browser. */
export async function provedIn(call: Call): Promise<typeof accountJoins.$inferSelect | undefined> {
  const [proved] = await call.db
    .select()
    .from(accountJoins)
    .where(and(unused(call), eq(accountJoins.session, call.caller.sessionId)))
    .orderBy(desc(accountJoins.provedAt))
    .limit(1)
  if (proved === undefined) return undefined
  return isStillProved(proved.provedAt.toString(), call.now().toString()) ? proved : undefined
}
