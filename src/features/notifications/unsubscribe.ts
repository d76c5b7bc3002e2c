// The way out at the foot of each e-mail. The link says whose letters of which kind, under a keyed hash of
// our own secret: it cannot be guessed, needs no session, and works as long as the account is there.
import { eq } from 'drizzle-orm'
import type { Services, OpenCall } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { isSameText } from '#src/platform/providers/notices.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { Refusal } from '#src/wire/problem.ts'
import { linkWrong, type SubscriptionView } from './contract.ts'
import { hearAgain, mutesOf, silence } from './preferences.ts'
import { categories, maskedEmail, type Category } from './rules.ts'

type Subject = { owner: string; category: Category }

export const unsubscribeUrl = ({ settings, vault }: Pick<Services, 'settings' | 'vault'>, subject: Subject): string =>
  `${settings.publicUrl}/unsubscribe/${tokenOf(vault, subject)}`

const tokenOf = (vault: Vault, { owner, category }: Subject): string =>
  `${owner}.${category}.${vault.mark(`unsubscribe ${owner} ${category}`)}`

function readToken(vault: Vault, token: string): Subject {
  const [owner = '', name = ''] = token.split('.')
  const category = categories.find(known => known === name)
  if (category === undefined || !isSameText(token, tokenOf(vault, { owner, category }))) throw new Refusal(linkWrong)
  return { owner, category }
}

export async function subscription(call: OpenCall, { token }: { token: string }): Promise<SubscriptionView> {
  const subject = readToken(call.vault, token)
  const [person] = await call.db.select({ email: people.email }).from(people).where(eq(people.id, subject.owner))
  if (person === undefined) throw new Refusal(linkWrong)
  const mutes = await mutesOf(call.db, subject.owner)
  return {
    category: subject.category,
    email: maskedEmail(person.email ?? ''),
    isOn: !mutes.includes(subject.category),
    isAnyOn: mutes.length < categories.length,
  }
}

type Wish = { token: string; isOn: boolean; isEvery: boolean }

export async function subscribe(call: OpenCall, { token, isOn, isEvery }: Wish): Promise<SubscriptionView> {
  const { owner, category } = readToken(call.vault, token)
  await subscription(call, { token })
  const which = isEvery ? categories : [category]
  await call.change(change => (isOn ? hearAgain(change, owner, which) : silence(change, call, owner, which)))
  return subscription(call, { token })
}

/** Whatever the body says: the address alone is the wish (RFC 8058, section 3.2). */
export async function unsubscribe(call: OpenCall, { token }: { token: string }): Promise<void> {
  await subscribe(call, { token, isOn: false, isEvery: false })
}
