// What shows that an account is one's own, besides a link to its address.
import { and, eq, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { OpenCall } from '#src/platform/services.ts'
import { endSessionsOf } from '#src/platform/identity/sessions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { postMail } from '#src/platform/post.ts'
import { isInternationalNumber } from '#src/values/phone-numbers.ts'
import { Refusal } from '#src/wire/problem.ts'
import { contacts } from '../people/tables.ts'
import { addressNotProved, tooManyPasswords, wrongPassword } from './contract.ts'
import * as letters from './letters.ts'
import { knownMark } from './known-browsers.ts'
import { passwordTries } from './limits.ts'
import { isPassword } from './password.ts'
import { type Person, forgetFactors } from './people.ts'
import { guessCode, spendCode } from './phone-codes.ts'
import { passwords } from './tables.ts'

/** What is given together with a link; empty where nothing is. */
export type Evidence = { password: string; otp: string }

type Own = { hash: string | undefined; phone: string | undefined; isPhoneProved: boolean }

/**
 * Refuses a link that comes without anything of the account's own. Answers what is to be done in the transaction that
 * spends the link: the address is proved from then on.
 */
export async function checkEvidence(
  call: OpenCall,
  person: Person,
  { password, otp }: Evidence,
): Promise<(change: Change) => Promise<void>> {
  if (person.emailVerifiedAt !== null) return async () => {}
  const prove = (change: Change) => markProved(change, call, person)
  if (isTheirs(call, person)) return prove
  const { hash, phone, isPhoneProved } = await ownOf(call.db, person)
  if (hash === undefined && phone === undefined) return prove
  if (password !== '' && hash !== undefined) {
    await checkPassword(call, person, { password, hash })
    return prove
  }
  if (otp === '' || phone === undefined) throw new Refusal(addressNotProved)
  const { codeId } = await guessCode(call, phone, otp)
  return async change => {
    await spendCode(change, call, codeId)
    await prove(change)
    // Anyone who proved the phone at the sign-up chose what else opens it. A number that was only named may be another's.
    if (!isPhoneProved) await dropWhatOpens(change, call, person)
  }
}

async function checkPassword(call: OpenCall, person: Person, given: { password: string; hash: string }): Promise<void> {
  const email = person.email ?? ''
  await call.limits.use(passwordTries(email, await knownMark(call, { email })), tooManyPasswords)
  if (!(await isPassword(given.password, given.hash))) throw new Refusal(wrongPassword)
}

const markProved = async ({ tx, announce }: Change, { now }: OpenCall, { id }: Person) => {
  await tx
    .update(people)
    .set({ emailVerifiedAt: now() })
    .where(and(eq(people.id, id), isNull(people.emailVerifiedAt)))
  await announce(`person:${id}`, 'session', 'journey')
}

/** A passkey of a stranger would open the account, and count as its second factor, when the password is gone. */
async function dropWhatOpens(change: Change, call: OpenCall, { id, email }: Person): Promise<void> {
  const gone = await change.tx.delete(passwords).where(eq(passwords.person, id)).returning()
  const hadFactors = await forgetFactors(change.tx, id)
  await endSessionsOf(change, id)
  if ((gone.length > 0 || hadFactors) && email !== null) await postMail(call.vault, change, letters.waysDropped(email))
}

export const isTheirs = ({ caller }: OpenCall, person: Person): boolean =>
  person.emailVerifiedAt !== null || caller?.id === person.id

export async function ownOf(db: Queries, person: Person): Promise<Own> {
  const [kept] = await db.select().from(passwords).where(eq(passwords.person, person.id))
  const isPhoneProved = person.phone !== null && person.phoneVerifiedAt !== null
  return {
    hash: kept?.hash,
    phone: isPhoneProved ? (person.phone ?? undefined) : await namedPhone(db, person.id),
    isPhoneProved,
  }
}

/** As it was typed at the registration. */
async function namedPhone(db: Queries, person: string): Promise<string | undefined> {
  const [named] = await db.select().from(contacts).where(eq(contacts.owner, person))
  return (
    [named?.homeCountryPhone, named?.destinationCountryPhone].find(
      phone => typeof phone === 'string' && isInternationalNumber(phone),
    ) ?? undefined
  )
}
