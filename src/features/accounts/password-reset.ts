import { eq } from 'drizzle-orm'
import type { EndReaches } from '#src/features/people/personal-data/sources.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { useAll } from '#src/platform/database/limits.ts'
import type { OpenCall } from '#src/platform/services.ts'
import { endSessionsOf } from '#src/platform/identity/sessions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { postMail } from '#src/platform/post.ts'
import { Refusal } from '#src/wire/problem.ts'
import { makeLink, peekLink, spendLink, type Link, tellsApart } from './links.ts'
import { codeExpired, recoveryFailed, tooManyTries, tooManyLetters } from './contract.ts'
import * as letters from './letters.ts'
import { forgetBrowsers } from './known-browsers.ts'
import { lettersFrom, lettersTo, passwordTries } from './limits.ts'
import { hashNewPassword } from './sign-up.ts'
import { personByEmail, type Person } from './people.ts'
import { passwords } from './tables.ts'
import { noteChange } from './undo/service.ts'
import { checkEvidence } from './evidence.ts'

export async function sendReset(call: OpenCall, { email }: { email: string }): Promise<void> {
  await useAll(call.limits, lettersFrom(call.request.origin), tooManyTries)
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
}

export async function checkReset(call: OpenCall, { code }: { code: string }): Promise<{ email: string }> {
  const link = await peekLink(call, 'reset-password', code)
  if (link?.email == null) throw new Refusal(codeExpired)
  return { email: link.email }
}

type NewPassword = {
  code: string
  password: string
  otp: string
  /** Not only sessions: also addresses that open something without a sign-in. */
  endsReaches: boolean
}

/** The code came by e-mail, so it also proves the address. Every session ends: somebody may have been in. */
export const resetPassword =
  (endReaches: EndReaches) =>
  async (call: OpenCall, { code, password, otp, endsReaches }: NewPassword): Promise<void> => {
    const link = await peekLink(call, 'reset-password', code)
    if (link === undefined) throw new Refusal(codeExpired)
    const owner = await personOf(call.db, link)
    const prove = await checkEvidence(call, owner, { password: '', otp })
    const hash = await hashNewPassword(call, password)
    const { id, email } = await call.change(async change => {
      const person = await personOf(
        change.tx,
        await spendLink(change, call, { purpose: 'reset-password', token: code, otherwise: codeExpired }),
      )
      await prove(change)
      await noteChange(change, call, person, { what: 'password' })
      const kept = { hash, setAt: call.now() }
      await change.tx
        .insert(passwords)
        .values({ person: person.id, ...kept })
        .onConflictDoUpdate({ target: passwords.person, set: kept })
      await change.announce(`person:${person.id}`, 'session', 'journey')
      await endSessionsOf(change, person.id)
      await forgetBrowsers(change, person.id)
      if (person.email !== null) await postMail(call.vault, change, letters.passwordChanged(person.email))
      return person
    })
    if (endsReaches) await endReaches(call, id)
    if (email !== null) await call.limits.forget(passwordTries(email).key)
    call.request.dropSession()
  }

async function personOf(db: Queries, { person: id, email }: Link): Promise<Person> {
  const [person] = id === null ? [] : await db.select().from(people).where(eq(people.id, id))
  if (person === undefined || person.email !== email) throw new Refusal(codeExpired)
  return person
}
