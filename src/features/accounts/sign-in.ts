import { eq } from 'drizzle-orm'
import { useAll } from '#src/platform/database/limits.ts'
import type { OpenCall } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { Refusal } from '#src/wire/problem.ts'
import { tellsApart } from './one-message.ts'
import { eitherWrong, tooManyPasswords, userNotFound, wrongPassword, type SessionView } from './contract.ts'
import { knownMark } from './known-browsers.ts'
import { passwordTries, passwordTriesFrom } from './limits.ts'
import { isPassword, nobodysHash } from './password.ts'
import { signInWith } from './people.ts'
import { passwords } from './tables.ts'

/**
 * The specification tells a wrong password and an unknown address apart, so guessing is limited by
 * address and by origin; with SAFAR_ONE_SIGN_IN_MESSAGE both sound the same.
 */
export async function signIn(
  call: OpenCall,
  { email, password }: { email: string; password: string },
): Promise<SessionView> {
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
