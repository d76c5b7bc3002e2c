// The notifications of one person, and which of them they have seen.
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call, Services, OpenCall } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { people } from '#src/platform/identity/tables.ts'
import { isSameText } from '#src/platform/providers/notices.ts'
import type { Vault } from '#src/platform/vault/vault.ts'
import { type notificationsContract, linkWrong, type SubscriptionView } from './contract.ts'
import { change, end, students, write, writeToMany, written } from './desk.ts'
import { read, noteOpened, type StagesOf } from './inbox.ts'
import { keepQuiet, mute, preferences, unmute, hearAgain, mutesOf, silence } from './preferences.ts'
import { notificationReadMarks, notificationReads, notificationShowings, notifications } from './tables.ts'
import { categories, maskedEmail, type Category } from './rules.ts'

export const notificationsHandlers = (
  stagesOf: StagesOf,
): Handlers<{ notifications: typeof notificationsContract }>['notifications'] => ({
  read: read(stagesOf),
  noteOpened: noteOpened(stagesOf),
  markRead,
  markAllRead,
  noteShown,
  keepQuiet,
  mute,
  preferences,
  unmute,
  subscribe,
  subscription,
  unsubscribe,
  change,
  end,
  students,
  write,
  writeToMany,
  written,
})

async function markRead(call: Call, { id }: { id: string }): Promise<void> {
  const { caller, now } = call
  await call.change(async change => {
    const notification = await ofMine(change, call, id)
    await change.tx
      .insert(notificationReads)
      .values({ owner: caller.id, notification: notification.id, readAt: now() })
      .onConflictDoUpdate({
        target: [notificationReads.owner, notificationReads.notification],
        set: { readAt: sql`greatest(excluded.read_at, ${notificationReads.readAt})` },
      })
    await change.announce(`person:${caller.id}`, 'notifications')
    if (notification.writer !== null) await change.announceToDesk('notifications-written')
  })
}

/** What came since the page was read stays missed; what is still to come cannot be read. */
async function markAllRead({ caller, now, change }: Call, { upTo }: { upTo: string }): Promise<void> {
  const seen = earlier(Temporal.Instant.from(upTo), now())
  await change(async made => {
    const moved = await made.tx
      .insert(notificationReadMarks)
      .values({ owner: caller.id, upTo: seen })
      .onConflictDoUpdate({
        target: notificationReadMarks.owner,
        set: { upTo: seen },
        setWhere: sql`${notificationReadMarks.upTo} < excluded.up_to`,
      })
      .returning()
    if (moved.length === 0) return
    await made.announce(`person:${caller.id}`, 'notifications')
    await made.announceToDesk('notifications-written')
  })
}

/** Of twenty tabs that ask at once one is the first; the others do not show it. */
async function noteShown(call: Call, { id }: { id: string }): Promise<{ isFirst: boolean }> {
  return call.change(async change => {
    const notification = await ofMine(change, call, id)
    if (!notification.showOnce) return { isFirst: true }
    const noted = await change.tx
      .insert(notificationShowings)
      .values({ owner: call.caller.id, notification: notification.id, shownAt: call.now() })
      .onConflictDoNothing()
      .returning()
    if (noted.length > 0 && notification.writer !== null) await change.announceToDesk('notifications-written')
    return { isFirst: noted.length > 0 }
  })
}

async function ofMine({ tx }: Change, { caller, now }: Call, id: string): Promise<typeof notifications.$inferSelect> {
  const [notification] = await tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.id, id),
        or(eq(notifications.owner, caller.id), isNull(notifications.owner)),
        gt(notifications.endTime, now()),
      ),
    )
  if (notification === undefined) throw new Refusal(notFound)
  return notification
}

const earlier = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0 ? one : other

// The way out at the foot of each e-mail. The link says whose letters of which kind, under a keyed hash of
// our own secret: it cannot be guessed, needs no session, and works as long as the account is there.

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

async function subscription(call: OpenCall, { token }: { token: string }): Promise<SubscriptionView> {
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

async function subscribe(call: OpenCall, { token, isOn, isEvery }: Wish): Promise<SubscriptionView> {
  const { owner, category } = readToken(call.vault, token)
  await subscription(call, { token })
  const which = isEvery ? categories : [category]
  await call.change(change => (isOn ? hearAgain(change, owner, which) : silence(change, call, owner, which)))
  return subscription(call, { token })
}

/** Whatever the body says: the address alone is the wish (RFC 8058, section 3.2). */
async function unsubscribe(call: OpenCall, { token }: { token: string }): Promise<void> {
  await subscribe(call, { token, isOn: false, isEvery: false })
}
