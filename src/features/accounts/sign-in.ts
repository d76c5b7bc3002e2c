import { eq } from 'drizzle-orm'
import type { OpenCall } from '../../platform/house.ts'
import { Refusal } from '../../wire/problem.ts'
import { tellsApart } from './address-proof.ts'
import { eitherWrong, tooManyTries, userNotFound, wrongPassword, type SessionView } from './contract.ts'
import { passwordTries, passwordTriesFrom } from './limits.ts'
import { isPassword, nobodysHash } from './password.ts'
import { personByEmail, signInWith } from './people.ts'
import { passwords } from './tables.ts'

/**
 * The specification tells a wrong password and an unknown address apart, so guessing is limited by
 * address and by origin; with SAFAR_ONE_SIGN_IN_MESSAGE both sound the same.
 */
export async function signIn(
  call: OpenCall,
  { email, password }: { email: string; password: string },
): Promise<SessionView> {
  const byEmail = passwordTries(email)
  const byOrigin = passwordTriesFrom(call.request.ip)
  // In this order: an address whose tries are used up uses up nobody else's.
  await call.limits.use(byOrigin, tooManyTries)
  await call.limits.use(byEmail, tooManyTries)
  const person = await personByEmail(call.db, email)
  const [kept] =
    person === undefined ? [] : await call.db.select().from(passwords).where(eq(passwords.person, person.id))
  const isRight = await isPassword(password, kept?.hash ?? nobodysHash)
  if (person === undefined || !isRight) {
    if (!tellsApart(call)) throw new Refusal(eitherWrong)
    throw new Refusal(person === undefined ? userNotFound : wrongPassword)
  }
  await call.limits.forget(byEmail.key)
  await call.limits.giveBack(byOrigin.key)
  return signInWith(call, async () => person)
}
