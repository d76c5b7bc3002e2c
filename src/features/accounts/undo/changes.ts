// Every way to reach somebody that was proved before a change hears of it, with a link that undoes it for a week. What
// the change itself brought is sent no such link: it may be a stranger's.
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { newToken } from '#src/platform/identity/tokens.ts'
import { postMail, postSms } from '#src/platform/post.ts'
import type { Person } from '../people.ts'
import { accountChanges, passwords } from '../tables.ts'
import * as copy from './copy.ts'

type What = (typeof accountChanges.$inferSelect)['what']

/** Called before the change is made; `person` is as they were. `to` is what the letter names. */
export async function noteChange(
  change: Change,
  call: Services,
  person: Person,
  { what, to }: { what: What; to?: string },
): Promise<void> {
  const { email, phone } = provedOf(person)
  if (email === undefined && phone === undefined) return
  const { token, hash } = newToken(call.random)
  await change.tx
    .insert(accountChanges)
    .values({ person: person.id, what, ...(await beforeOf(change, person, what)), tokenHash: hash, at: call.now() })
  const url = `${call.settings.publicUrl}/auth-actions?mode=undoChange&oobCode=${token}`
  const words = copy.what(what, to)
  if (email !== undefined) {
    await postMail(call.vault, change, { to: email, subject: copy.subject, text: copy.letter(words, url) })
  }
  if (phone !== undefined) await postSms(call.vault, change, { to: phone, text: copy.message(words, url) })
}

const provedOf = ({ email, emailVerifiedAt, phone, phoneVerifiedAt }: Person) => ({
  email: emailVerifiedAt === null ? undefined : (email ?? undefined),
  phone: phoneVerifiedAt === null ? undefined : (phone ?? undefined),
})

async function beforeOf({ tx }: Change, person: Person, what: What) {
  if (what === 'email') return { before: person.email, beforeProvedAt: person.emailVerifiedAt }
  if (what === 'phone') return { before: person.phone, beforeProvedAt: person.phoneVerifiedAt }
  const [kept] = await tx.select().from(passwords).where(eq(passwords.person, person.id))
  return { before: kept?.hash ?? null }
}
