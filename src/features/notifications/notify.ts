// How any feature tells somebody something: one row, in the transaction of the verb that causes it.
import { sql } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { isOwnPath, kindOf, sendJob, usualLife, type NotificationType } from './rules.ts'
import { notificationLetters, notificationMailings, notifications } from './tables.ts'

export type NewNotification = {
  to: string | 'all'
  type: NotificationType
  title: string
  body: string
  /** An address of ours. */
  href?: string | undefined
  /** Shown to each person once, ever; others once in each session of the browser until they are read. */
  showOnce?: boolean | undefined
  /** Until when it is there. */
  endTime?: Temporal.Instant | undefined
  /** Whether an e-mail follows, where the type's own answer does not do. */
  mail?: boolean | undefined
  /** Who wrote it at the desk. */
  writer?: string | undefined
}

type Clock = Pick<Services, 'now'>

/** Answers its id. Everything that a person sees of it follows from this row. */
export async function notify(change: Change, { now }: Clock, wanted: NewNotification): Promise<string> {
  const { to, href, mail = kindOf(wanted.type).mails } = wanted
  if (href !== undefined && !isOwnPath(href)) throw new Error('A notification leads to an address of ours.')
  const at = now()
  const [notification] = await change.tx
    .insert(notifications)
    .values({
      owner: to === 'all' ? null : to,
      type: wanted.type,
      title: wanted.title,
      body: wanted.body,
      href: href ?? null,
      showOnce: wanted.showOnce ?? false,
      endTime: wanted.endTime ?? at.add(usualLife),
      createdAt: at,
      modifiedAt: at,
      writer: wanted.writer ?? null,
      mails: mail,
    })
    .returning({ id: notifications.id })
  if (notification === undefined) throw new Error('The notification was not written.')
  if (mail) await writeLetters(change, notification.id, wanted, at)
  await change.announce(to === 'all' ? 'all' : `person:${to}`, 'notifications')
  return notification.id
}

/** For one person at once; for all by a job, see mailings.ts. */
async function writeLetters(
  change: Change,
  id: string,
  { to, type }: NewNotification,
  at: Temporal.Instant,
): Promise<void> {
  const { tx, later } = change
  if (to === 'all') await tx.insert(notificationMailings).values({ notification: id })
  else await tx.insert(notificationLetters).values({ notification: id, owner: to, due: dueAfter(type, at) })
  if (kindOf(type).patience === 0) await later(sendJob, {})
}

/** What it was about has been read elsewhere, so nothing of that kind is news any more. */
export async function noteReadOf(
  { tx, announce }: Change,
  { now }: Clock,
  { owner, type }: { owner: string; type: NotificationType },
): Promise<void> {
  const at = now().toString()
  const noted = await tx.execute(sql`
    insert into notification_reads (owner, notification, read_at)
    select ${owner}, id, ${at}::timestamptz from notifications
    where owner = ${owner} and type = ${type} and end_time > ${at}::timestamptz
    on conflict (owner, notification) do nothing
    returning 1`)
  if (noted.length > 0) await announce(`person:${owner}`, 'notifications')
}

export const dueAfter = (type: NotificationType, at: Temporal.Instant): Temporal.Instant =>
  at.add({ minutes: kindOf(type).patience })
