// What the desk has written, and how many have seen it.
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { people } from '#src/platform/identity/tables.ts'
import type { Call } from '#src/platform/services.ts'
import type { HistorySource } from '../audit/actions.ts'
import { notificationLetters, notifications } from './tables.ts'
import type { WrittenView } from './contract.ts'
import { types, type NotificationType } from './rules.ts'

type Row = {
  id: string
  owner: string | null
  name: string | null
  type: string
  title: string
  body: string
  href: string | null
  show_once: boolean
  end_time: Date
  created_at: Date
  modified_at: Date
  mails: boolean
  by: string | null
  seen: number
  of: number
  sent: number
  waiting: number
}

const mostListed = 50

/** Seen is what was read since it was last changed, one by one or all at once, and what was shown as the one time. */
export async function written({ sql }: Call): Promise<WrittenView[]> {
  const rows = await sql<Row[]>`
    select n.id, n.owner, trim(p.first_name || ' ' || p.last_name) as name, n.type, n.title, n.body, n.href, n.show_once,
      n.end_time, n.created_at, n.modified_at, n.mails, w.first_name as by, seen.count as seen,
      case when n.owner is null
        then (select count(*)::int from people a where not a.is_guest and a.created_at <= n.modified_at) else 1 end as of,
      (select count(*)::int from notification_letters l where l.notification = n.id and l.sent_at is not null) as sent,
      (select count(*)::int from notification_letters l
        where l.notification = n.id and l.sent_at is null and l.dropped_at is null) as waiting
    from notifications n
      left join people p on p.id = n.owner
      left join people w on w.id = n.writer
      cross join lateral (
        select count(*)::int from (
          select r.owner from notification_reads r where r.notification = n.id and r.read_at >= n.modified_at
          union select o.owner from notification_openings o
            where o.owner = n.owner and o.path = n.path and o.opened_at >= n.modified_at
          union select s.owner from notification_showings s where s.notification = n.id
          union select m.owner from notification_read_marks m join people a on a.id = m.owner
            where m.up_to >= n.modified_at and (m.owner = n.owner or (n.owner is null and a.created_at <= n.modified_at))
        ) readers) seen
    where n.writer is not null
    order by n.created_at desc, n.id desc
    limit ${mostListed}`
  return rows.map(viewOf)
}

const viewOf = (row: Row): WrittenView => ({
  id: row.id,
  to: row.owner === null ? null : { id: row.owner, name: row.name ?? '' },
  type: typeOf(row.type),
  title: row.title,
  body: row.body,
  href: row.href,
  showOnce: row.show_once,
  endTime: row.end_time.toISOString(),
  createdAt: row.created_at.toISOString(),
  modifiedAt: row.modified_at.toISOString(),
  by: row.by ?? 'Somebody who has left',
  seen: row.seen,
  of: row.of,
  letters: row.mails ? { sent: row.sent, waiting: row.waiting } : null,
})

/** A kind that is no longer sent is shown as news. */
export const typeOf = (name: string): NotificationType => types.find(known => known === name) ?? 'news'

/** The letters of our team that went to a student. What the product writes is said by what it is about. */
export const letterHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ at: notificationLetters.sentAt, title: notifications.title, writer: people.firstName })
    .from(notificationLetters)
    .innerJoin(notifications, eq(notifications.id, notificationLetters.notification))
    .leftJoin(people, eq(people.id, notifications.writer))
    .where(
      and(
        eq(notificationLetters.owner, student),
        isNotNull(notificationLetters.sentAt),
        isNotNull(notifications.writer),
      ),
    )
    .orderBy(desc(notificationLetters.sentAt))
    .limit(mostListed)
  return rows.map(({ at, title, writer }) => ({
    at,
    what: `Letter: ${title}`,
    by: writer ?? 'Somebody who has left',
    kind: 'message',
    path: '/desk/notifications',
  }))
}
