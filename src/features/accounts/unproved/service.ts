// An address that was typed at the registration and never confirmed may be a stranger's: mistyped, or put there by one
// who waits for its owner. So the link that proves the address opens the account only together with something of the
// account's own, or in the browser that is signed in to it. Otherwise the address comes off, and the account stays whole.
import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import type { OpenCall } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { postSms } from '#src/platform/post.ts'
import { Refusal } from '#src/wire/problem.ts'
import { dropSeats } from '../seats/seats.ts'
import { linkExpired } from '../contract.ts'
import { peekLink, spendLink, type Link } from '../links.ts'
import type { Person } from '../people.ts'
import { sendCodeTo } from '../phone-codes.ts'
import { noSuchPhone, type UnprovedView } from './contract.ts'
import * as copy from './copy.ts'
import { isTheirs, ownOf } from '../evidence.ts'

export async function read(call: OpenCall, { oobCode }: { oobCode: string }): Promise<UnprovedView> {
  const person = await linked(call, await openLink(call, oobCode))
  if (person === undefined || isTheirs(call, person)) return { isProved: true, hasPassword: false, phoneEnding: null }
  const { hash, phone } = await ownOf(call.db, person)
  return {
    isProved: hash === undefined && phone === undefined,
    hasPassword: hash !== undefined,
    phoneEnding: phone?.slice(-2) ?? null,
  }
}

export async function sendCode(call: OpenCall, { oobCode }: { oobCode: string }): Promise<void> {
  const person = await linked(call, await openLink(call, oobCode))
  const phone = person === undefined ? undefined : (await ownOf(call.db, person)).phone
  if (phone === undefined) throw new Refusal(noSuchPhone)
  return sendCodeTo(call, phone)
}

export async function release(call: OpenCall, { oobCode }: { oobCode: string }): Promise<void> {
  const { purpose } = await openLink(call, oobCode)
  return call.change(async change => {
    const link = await spendLink(change, call, { purpose, token: oobCode, otherwise: linkExpired })
    const person = await linked({ db: change.tx }, link)
    if (person === undefined) throw new Refusal(linkExpired)
    const released = await change.tx
      .update(people)
      .set({ email: null })
      .where(and(eq(people.id, person.id), isNull(people.emailVerifiedAt)))
      .returning({ id: people.id })
    if (released.length === 0) throw new Refusal(linkExpired)
    await dropSeats(change, person.id, call.now())
    const { phone } = await ownOf(change.tx, person)
    if (phone !== undefined) await postSms(call.vault, change, { to: phone, text: copy.releasedMessage })
    await change.announce(`person:${person.id}`, 'session')
  })
}

async function openLink(call: OpenCall, token: string): Promise<Link> {
  const link = (await peekLink(call, 'sign-in', token)) ?? (await peekLink(call, 'reset-password', token))
  if (link === undefined) throw new Refusal(linkExpired)
  return link
}

async function linked({ db }: { db: Queries }, { email }: Link): Promise<Person | undefined> {
  if (email === null) return undefined
  const [person] = await db.select().from(people).where(eq(people.email, email))
  return person
}
