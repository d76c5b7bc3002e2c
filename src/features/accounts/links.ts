// Links sent by e-mail. Only their hash is kept; a POST from the page they open spends them, never the
// GET that a mail scanner makes; and of fifty spending at once, one wins.
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import { useAll } from '#src/platform/database/limits.ts'
import type { Services, OpenCall } from '#src/platform/services.ts'
import { newToken, hashToken } from '#src/platform/identity/tokens.ts'
import { postMail } from '#src/platform/post.ts'
import { Refusal, type Problem } from '#src/wire/problem.ts'
import { people } from '#src/platform/identity/tables.ts'
import { linkExpired, otherAddress, tooManyTries, tooManyLetters, userNotFound, type SessionView } from './contract.ts'
import * as letters from './letters.ts'
import { lettersFrom, lettersTo } from './limits.ts'
import { personByEmail, signInWith } from './people.ts'
import { links } from './tables.ts'
import { checkEvidence, type Evidence } from './evidence.ts'

export type Purpose = (typeof links.$inferSelect)['purpose']
export type Link = typeof links.$inferSelect

const life: Record<Purpose, Temporal.Duration> = {
  'sign-in': Temporal.Duration.from({ minutes: 30 }),
  'reset-password': Temporal.Duration.from({ minutes: 60 }),
  'custom-token': Temporal.Duration.from({ minutes: 10 }),
  'add-email': Temporal.Duration.from({ minutes: 30 }),
  'join-account': Temporal.Duration.from({ minutes: 30 }),
  prove: Temporal.Duration.from({ minutes: 30 }),
}

export async function makeLink(
  { tx }: Pick<Change, 'tx'>,
  { now, random }: Pick<Services, 'now' | 'random'>,
  link: { purpose: Purpose; email?: string; person?: string; session?: string },
): Promise<string> {
  const { token, hash } = newToken(random)
  const createdAt = now()
  await tx.insert(links).values({ ...link, tokenHash: hash, createdAt, expiresAt: createdAt.add(life[link.purpose]) })
  return token
}

const good = (call: Pick<Services, 'now'>, purpose: Purpose, token: string) =>
  and(
    eq(links.tokenHash, hashToken(token)),
    eq(links.purpose, purpose),
    isNull(links.usedAt),
    gt(links.expiresAt, call.now()),
  )

export async function peekLink(call: OpenCall, purpose: Purpose, token: string): Promise<Link | undefined> {
  return (
    await call.db
      .select()
      .from(links)
      .where(good(call, purpose, token))
  )[0]
}

export async function spendLink(
  { tx }: Change,
  call: Pick<Services, 'now'>,
  { purpose, token, otherwise }: { purpose: Purpose; token: string; otherwise: Problem },
): Promise<Link> {
  const [spent] = await tx
    .update(links)
    .set({ usedAt: call.now() })
    .where(good(call, purpose, token))
    .returning()
  if (spent === undefined) throw new Refusal(otherwise)
  return spent
}

export async function sendLink(call: OpenCall, { email }: { email: string }): Promise<void> {
  await useAll(call.limits, lettersFrom(call.request.origin), tooManyTries)
  const person = await personByEmail(call.db, email)
  if (person === undefined && tellsApart(call)) throw new Refusal(userNotFound)
  await call.limits.use(lettersTo(email, 'link'), tooManyLetters)
  await call.change(async change => {
    // Of nobody it opens nothing, and nobody is sent it: but it takes as long.
    const token = await makeLink(change, call, { purpose: 'sign-in', email })
    const { publicUrl } = call.settings
    const url = `${publicUrl}/verify-link?oobCode=${token}`
    await postMail(
      call.vault,
      change,
      person === undefined ? letters.nobodyHere(email, publicUrl) : letters.signIn(email, url),
    )
  })
}

export async function signInByLink(
  call: OpenCall,
  { email, oobCode, ...evidence }: { email: string; oobCode: string } & Evidence,
): Promise<SessionView> {
  const link = await peekLink(call, 'sign-in', oobCode)
  if (link === undefined) throw new Refusal(linkExpired)
  // Nothing is spent, so the right address can still use it.
  if (link.email !== email) throw new Refusal(otherAddress)
  const person = await personByEmail(call.db, email)
  if (person === undefined) throw new Refusal(userNotFound)
  const prove = await checkEvidence(call, person, evidence)
  return signInWith(call, 'link', async change => {
    await spendLink(change, call, { purpose: 'sign-in', token: oobCode, otherwise: linkExpired })
    await prove(change)
    return person
  })
}

export async function signInWithToken(call: OpenCall, { token }: { token: string }): Promise<SessionView> {
  return signInWith(call, 'desk-link', async change => {
    const link = await spendLink(change, call, { purpose: 'custom-token', token, otherwise: linkExpired })
    const [person] = link.person === null ? [] : await change.tx.select().from(people).where(eq(people.id, link.person))
    if (person === undefined) throw new Refusal(linkExpired)
    await letters.writeToOwner(change, call, person.id, letters.linkUsed)
    return person
  })
}

/** Decision 1: whether an answer may say that an address is known here. */
export const tellsApart = ({ settings }: Pick<Services, 'settings'>): boolean =>
  settings.SAFAR_ONE_SIGN_IN_MESSAGE === 'off'

/**
 * A letter that puts an address on an account. Where nobody may hear who is here, its owner alone hears that it is taken.
 */
export async function askForProof(change: Change, call: Services, person: string, email: string): Promise<void> {
  const holder = await personByEmail(change.tx, email)
  const token = await makeLink(change, call, { purpose: 'add-email', email, person })
  const { publicUrl } = call.settings
  const letter =
    holder === undefined || holder.id === person
      ? letters.addEmail(email, `${publicUrl}/auth-actions?mode=addEmail&oobCode=${token}`)
      : letters.alreadyHere(email, publicUrl)
  await postMail(call.vault, change, letter)
}
