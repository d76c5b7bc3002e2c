// The notifications of one person, and which of them they have seen.
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { notificationsContract } from './contract.ts'
import { change, end, students, write, writeToMany, written } from './desk.ts'
import { noteOpened, type StagesOf } from './openings.ts'
import { keepQuiet, mute, preferences, unmute } from './preferences.ts'
import { read } from './inbox.ts'
import { subscribe, subscription, unsubscribe } from './unsubscribe.ts'
import { notificationReadMarks, notificationReads, notificationShowings, notifications } from './tables.ts'

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
