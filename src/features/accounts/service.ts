import type { EndReaches } from '#src/features/people/personal-data/sources.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import {
  type accountsContract,
  phoneInUse,
  phoneUnknown,
  tooManyTries,
  type SessionView,
  eitherWrong,
  tooManyPasswords,
  userNotFound,
  wrongPassword,
} from './contract.ts'
import { sendLink, signInByLink, signInWithToken, tellsApart } from './links.ts'
import { checkReset, resetPassword, sendReset } from './password-reset.ts'
import { sendPhoneCode, guessCode, phoneOf, spendCode, type PhoneInput } from './phone-codes.ts'
import { bearer, listSessions, revoke, session, signInAsGuest, signOut } from './sessions.ts'
import { register, signUp, type NoteContact, isAtHome, noteConsents } from './sign-up.ts'
import { useAll } from '#src/platform/database/limits.ts'
import type { OpenCall } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { accountsFrom, passwordTries, passwordTriesFrom } from './limits.ts'
import { becomeSomebody, personByPhone, signInWith } from './people.ts'
import { eq } from 'drizzle-orm'
import { people } from '#src/platform/identity/tables.ts'
import { knownMark } from './known-browsers.ts'
import { isPassword, nobodysHash } from './password.ts'
import { passwords } from './tables.ts'

/** Every account flow, one file each; each verb is one transaction. */
export const accountsHandlers = (
  noteContact: NoteContact,
  endReaches: EndReaches,
): Handlers<{ accounts: typeof accountsContract }>['accounts'] => ({
  session,
  signIn,
  sendPhoneCode,
  signInByPhone: signInByPhone(noteContact),
  sendLink,
  signInByLink,
  signInWithToken,
  signInAsGuest,
  signOut,
  bearer,
  sessions: listSessions,
  revoke,
  signUp: signUp(noteContact),
  register: register(noteContact),
  sendReset,
  checkReset,
  resetPassword: resetPassword(endReaches),
})

// In by a phone and its code: to the account of that number, or to a new one whose name and address are asked later.

/** With `create` both consents are given: the contract refuses it otherwise. */
type PhoneEntry = PhoneInput & { otp: string; create: boolean }

const signInByPhone =
  (noteContact: NoteContact) =>
  async (call: OpenCall, input: PhoneEntry): Promise<SessionView> => {
    const phone = phoneOf(input)
    if (input.create) await useAll(call.limits, accountsFrom(call.request.origin), tooManyTries)
    const { codeId } = await guessCode(call, phone, input.otp)
    return signInWith(call, 'code', async change => {
      const known = await personByPhone(change.tx, phone)
      // The code is not spent: with it they may create an account for this number.
      if (known === undefined && !input.create) throw new Refusal(phoneUnknown)
      // A guest who signs up keeps what they entered, and would leave it behind in another account.
      if (known !== undefined && input.create && call.caller?.isGuest === true) throw new Refusal(phoneInUse)
      await spendCode(change, call, codeId)
      if (known !== undefined) return known
      const person = await becomeSomebody(change, call, { phone, phoneVerifiedAt: call.now() })
      await noteConsents(change, call, person.id)
      await noteContact(change, call, person, { phone, isHomeCountryPhoneNumber: isAtHome(input) })
      return person
    })
  }

/**
 * The specification tells a wrong password and an unknown address apart, so guessing is limited by
 * address and by origin; with SAFAR_ONE_SIGN_IN_MESSAGE both sound the same.
 */
async function signIn(call: OpenCall, { email, password }: { email: string; password: string }): Promise<SessionView> {
  const mark = await knownMark(call, { email })
  const byEmail = passwordTries(email, mark)
  const byOrigin = mark === undefined ? passwordTriesFrom(call.request.origin) : []
  // In this order: an address whose tries are used up uses up nobody else's.
  await useAll(call.limits, [...byOrigin, byEmail], tooManyPasswords)
  const [known] = await call.db
    .select({ person: people, hash: passwords.hash })
    .from(people)
    .leftJoin(passwords, eq(passwords.person, people.id))
    .where(eq(people.email, email))
  const person = known?.person
  const isRight = await isPassword(password, known?.hash ?? nobodysHash)
  if (person === undefined || !isRight) {
    if (!tellsApart(call)) throw new Refusal(eitherWrong)
    throw new Refusal(person === undefined ? userNotFound : wrongPassword)
  }
  await Promise.all([call.limits.forget(byEmail.key), ...byOrigin.map(({ key }) => call.limits.giveBack(key))])
  return signInWith(call, 'password', async () => person)
}
