import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { OpenCall, Services } from '#src/platform/services.ts'
import { endSessionsOf } from '#src/platform/identity/sessions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { hashToken, newToken } from '#src/platform/identity/tokens.ts'
import { Refusal } from '#src/wire/problem.ts'
import { postMail, postSms } from '#src/platform/post.ts'
import { dropSeats, hasProvedAddress } from '../seats/seats.ts'
import { forgetBrowsers } from '../known-browsers.ts'
import { accountChanges, passwords } from '../tables.ts'
import type { Person } from '../people.ts'
import { undoExpired, undoTaken, type ChangeView } from './contract.ts'
import * as copy from './copy.ts'
import { undoableDays } from './copy.ts'

type Noted = typeof accountChanges.$inferSelect

const open = ({ now }: OpenCall, code: string) =>
  and(
    eq(accountChanges.tokenHash, hashToken(code)),
    isNull(accountChanges.undoneAt),
    gt(accountChanges.at, now().subtract({ hours: undoableDays * 24 })),
  )

export async function read(call: OpenCall, { code }: { code: string }): Promise<ChangeView> {
  const [noted] = await call.db.select().from(accountChanges).where(open(call, code))
  if (noted === undefined) throw new Refusal(undoExpired)
  return { what: noted.what, at: momentOf(noted.at) }
}

/** Somebody else may have been in: every session ends, and every browser is a stranger's again. */
export async function undo(call: OpenCall, { code }: { code: string }): Promise<void> {
  await call.change(async change => {
    const [noted] = await change.tx
      .update(accountChanges)
      .set({ undoneAt: call.now() })
      .where(open(call, code))
      .returning()
    if (noted === undefined) throw new Refusal(undoExpired)
    await putBack(change, noted, call.now())
    await dropRolesSince(change, noted, call.now())
    await endSessionsOf(change, noted.person)
    await forgetBrowsers(change, noted.person)
    await change.announce(`person:${noted.person}`, 'session')
  })
  call.request.dropSession()
}

async function putBack(change: Change, noted: Noted, now: Temporal.Instant): Promise<void> {
  if (noted.what === 'password') return putPasswordBack(change, noted, now)
  const { person, before, beforeProvedAt } = noted
  const [column, way] =
    noted.what === 'email'
      ? [people.email, { email: before, emailVerifiedAt: beforeProvedAt }]
      : [people.phone, { phone: before, phoneVerifiedAt: beforeProvedAt }]
  if (before !== null) {
    const others = and(eq(column, before), ne(people.id, person))
    if ((await change.tx.$count(people, others)) > 0) throw new Refusal(undoTaken)
  }
  await change.tx.update(people).set(way).where(eq(people.id, person))
}

/** Who comes back has what they had. A role that was given since then was not given to them. */
async function dropRolesSince(change: Change, { person: id, at }: Noted, now: Temporal.Instant): Promise<void> {
  const [person] = await change.tx.select().from(people).where(eq(people.id, id)).for('no key update')
  await dropSeats(change, id, now, person !== undefined && hasProvedAddress(person) ? at : undefined)
}

async function putPasswordBack({ tx }: Change, { person, before }: Noted, now: Temporal.Instant): Promise<void> {
  await tx.delete(passwords).where(eq(passwords.person, person))
  if (before !== null) await tx.insert(passwords).values({ person, hash: before, setAt: now })
}

// Every way to reach somebody that was proved before a change hears of it, with a link that undoes it for a week. What
// the change itself brought is sent no such link: it may be a stranger's.

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
