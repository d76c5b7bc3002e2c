import { eq } from 'drizzle-orm'
import type { OpenCall } from '../../platform/house.ts'
import { endSessionsOf } from '../../platform/identity/sessions.ts'
import { people } from '../../platform/identity/tables.ts'
import { postMail } from '../../platform/post.ts'
import { Refusal } from '../../wire/problem.ts'
import { tellsApart } from './one-message.ts'
import { codeExpired, recoveryFailed, tooManyTries, tooManyLetters } from './contract.ts'
import * as letters from './letters.ts'
import { makeLink, peekLink, spendLink } from './links.ts'
import { forgetBrowsers } from './known-browsers.ts'
import { lettersFrom, lettersTo, passwordTries, useAll } from './limits.ts'
import { hashNewPassword } from './new-password.ts'
import { personByEmail, proveEmail } from './people.ts'
import { passwords } from './tables.ts'
import type { Nothing } from '../../wire/shapes.ts'

export async function sendReset(call: OpenCall, { email }: { email: string }): Promise<Nothing> {
  await useAll(call.limits, lettersFrom(call.request.ip), tooManyTries)
  const person = await personByEmail(call.db, email)
  if (person === undefined && tellsApart(call)) throw new Refusal(recoveryFailed)
  await call.limits.use(lettersTo(email, 'reset'), tooManyLetters)
  await call.change(async change => {
    // Of nobody it resets nothing, and nobody is sent it: but it takes as long.
    const token = await makeLink(change, call, {
      purpose: 'reset-password',
      email,
      ...(person && { person: person.id }),
    })
    const { publicUrl } = call.settings
    const url = `${publicUrl}/auth-actions?mode=resetPassword&oobCode=${token}`
    const letter = person === undefined ? letters.nobodyHere(email, publicUrl) : letters.resetPassword(email, url)
    await postMail(call.vault, change, letter)
  })
  return {}
}

export async function checkReset(call: OpenCall, { code }: { code: string }): Promise<{ email: string }> {
  const link = await peekLink(call, 'reset-password', code)
  if (link?.email == null) throw new Refusal(codeExpired)
  return { email: link.email }
}

/** The code came by e-mail, so it also proves the address. Every session ends: somebody may have been in. */
export async function resetPassword(
  call: OpenCall,
  { code, password }: { code: string; password: string },
): Promise<Nothing> {
  if ((await peekLink(call, 'reset-password', code)) === undefined) throw new Refusal(codeExpired)
  const hash = await hashNewPassword(call, password)
  const email = await call.change(async change => {
    const link = await spendLink(change, call, { purpose: 'reset-password', token: code, otherwise: codeExpired })
    const [person] = link.person === null ? [] : await change.tx.select().from(people).where(eq(people.id, link.person))
    if (person === undefined || person.email !== link.email) throw new Refusal(codeExpired)
    await proveEmail(change, call, person)
    const kept = { hash, setAt: call.now() }
    await change.tx
      .insert(passwords)
      .values({ person: person.id, ...kept })
      .onConflictDoUpdate({ target: passwords.person, set: kept })
    await endSessionsOf(change, person.id)
    await forgetBrowsers(change, person.id)
    if (person.email !== null) await postMail(call.vault, change, letters.passwordChanged(person.email))
    return person.email
  })
  if (email !== null) await call.limits.forget(passwordTries(email).key)
  call.request.dropSession()
  return {}
}
