// The letters of a notification for all: written in batches, each with the note of how far it came, so that
// a process that dies in between leaves nothing out and nothing twice.
import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { isOfAge } from '../consent/minors.ts'
import { dueAfter } from './notify.ts'
import { kindOf } from './rules.ts'
import { notificationLetters, notificationMailings as mailings, notifications } from './tables.ts'

const batch = 500

export async function writeMailings({ change, now }: Pick<Services, 'change' | 'now'>): Promise<void> {
  let hasMore = true
  while (hasMore) hasMore = await change(made => writeBatch(made, now()))
}

type Mailed = { id: string; type: typeof notifications.$inferSelect.type; at: Temporal.Instant; after: string | null }

async function writeBatch({ tx }: Change, now: Temporal.Instant): Promise<boolean> {
  const [notification] = await tx
    .select({
      id: notifications.id,
      type: notifications.type,
      at: notifications.createdAt,
      after: mailings.after,
    })
    .from(mailings)
    .innerJoin(notifications, eq(notifications.id, mailings.notification))
    .where(isNull(mailings.finishedAt))
    .limit(1)
    .for('update', { of: mailings, skipLocked: true })
  if (notification === undefined) return false
  const readers = await nextReaders(tx, notification, now)
  const last = readers.at(-1)
  if (last !== undefined) {
    await tx
      .insert(notificationLetters)
      .values(
        readers.map(({ id }) => ({
          notification: notification.id,
          owner: id,
          due: dueAfter(notification.type, notification.at),
        })),
      )
      .onConflictDoNothing()
  }
  await tx
    .update(mailings)
    .set(last === undefined ? { finishedAt: now } : { after: last.id })
    .where(eq(mailings.notification, notification.id))
  return true
}

/** Everybody who had an account when it was published, and an address; nobody under 18, to whom news are not sent. */
const nextReaders = (tx: Change['tx'], { type, at, after }: Mailed, now: Temporal.Instant) =>
  tx
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        eq(people.isGuest, false),
        isNotNull(people.email),
        kindOf(type).category === 'news' ? isOfAge(now) : undefined,
        lte(people.createdAt, at),
        after === null ? undefined : gt(people.id, after),
      ),
    )
    .orderBy(asc(people.id))
    .limit(batch)
