// What one was told, as it stands: those that have not ended, one's own and those for all.
import type { Fragment, Sql } from '../../platform/database/database.ts'
import type { Call } from '../../platform/house.ts'
import type { NotificationsView, NotificationView } from './contract.ts'
import { isMissed, pageSize, types } from './rules.ts'

type SeenRow = { is_for_all: boolean; modified_at: Date; since: Date; up_to: Date | null; read_at: Date | null }
type Row = SeenRow & {
  id: string
  type: string
  title: string
  body: string
  href: string | null
  show_once: boolean
  was_shown: boolean
}

type Wanted = { before?: string | undefined }

export async function read({ sql, caller, now }: Call, { before }: Wanted): Promise<NotificationsView> {
  const [page, missed] = await Promise.all([
    readPage(sql, caller.id, now(), before),
    countMissed(sql, caller.id, now()),
  ])
  return { notifications: page.slice(0, pageSize).flatMap(viewOf), hasEarlier: page.length > pageSize, missed }
}

const seen = (sql: Sql): Fragment =>
  sql`n.owner is null as is_for_all, n.modified_at, p.created_at as since, m.up_to, r.read_at`

const toldTo = (sql: Sql, owner: string, now: Temporal.Instant): Fragment => sql`
  notifications n
    join people p on p.id = ${owner}
    left join notification_read_marks m on m.owner = p.id
    left join notification_reads r on r.owner = p.id and r.notification = n.id
  where (n.owner = ${owner} or n.owner is null) and n.end_time > ${now.toString()}::timestamptz`

const readPage = (sql: Sql, owner: string, now: Temporal.Instant, before: string | undefined): Promise<Row[]> => sql<
  Row[]
>`
  select n.id, n.type, n.title, n.body, n.href, n.show_once, ${seen(sql)},
    exists (select from notification_showings s where s.owner = p.id and s.notification = n.id) as was_shown
  from ${toldTo(sql, owner, now)}
    and ${before === undefined ? sql`true` : sql`(n.modified_at, n.id) < (select modified_at, id from notifications where id = ${before})`}
  order by n.modified_at desc, n.id desc
  limit ${pageSize + 1}`

const mostCounted = 100

async function countMissed(sql: Sql, owner: string, now: Temporal.Instant): Promise<number> {
  const rows = await sql<SeenRow[]>`
    select ${seen(sql)} from ${toldTo(sql, owner, now)}
      and n.modified_at > coalesce(greatest(m.up_to, r.read_at), '-infinity')
      and (n.owner is not null or n.modified_at >= p.created_at)
    limit ${mostCounted}`
  return rows.filter(isMissedIn).length
}

const isMissedIn = ({ is_for_all: isForAll, modified_at, since, up_to, read_at }: SeenRow): boolean =>
  isMissed(
    { isForAll, modifiedAt: momentOf(modified_at) },
    {
      since: momentOf(since),
      upTo: up_to === null ? null : momentOf(up_to),
      readAt: read_at === null ? null : momentOf(read_at),
    },
  )

const momentOf = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime())

function viewOf(row: Row): NotificationView[] {
  const type = types.find(known => known === row.type)
  if (type === undefined) return []
  const { id, title, body, href, show_once: showOnce, was_shown: wasShown } = row
  return [
    { id, type, title, body, href, at: row.modified_at.toISOString(), isMissed: isMissedIn(row), showOnce, wasShown },
  ]
}
