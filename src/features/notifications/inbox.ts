// The notifications of one person, as they stand: those that have not ended, one's own and those for all. One statement, which answers
// the page as it is sent: the bell asks at every page.
import type { Fragment, Sql } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import type { NotificationsView, NotificationView } from './contract.ts'
import { doneSince, type StagesOf } from './openings.ts'
import { pageSize, stepIn, types } from './rules.ts'

type PageRow = Omit<NotificationView, 'type'> & { type: string }

type Missed = { id: string; href: string | null; at: string }

type Wanted = { before?: string | undefined }

const mostCounted = 100

export const read =
  (stagesOf: StagesOf) =>
  async (call: Call, wanted: Wanted): Promise<NotificationsView> => {
    const found = await readRows(call, wanted)
    const done = await doneAmong(found.missed, () => stagesOf(call))
    return {
      notifications: found.notifications.map(notification =>
        done.has(notification.id) ? { ...notification, isMissed: false } : notification,
      ),
      hasEarlier: found.hasEarlier,
      missed: found.missed.length - done.size,
    }
  }

/** The ids of those that lead to a step which was done since. The journey is only read where one leads to a step. */
async function doneAmong(
  missed: readonly Missed[],
  stagesOf: () => ReturnType<StagesOf>,
): Promise<ReadonlySet<string>> {
  const ofSteps = missed.flatMap(({ href, ...one }) =>
    href !== null && stepIn(href) !== undefined ? { ...one, href } : [],
  )
  if (ofSteps.length === 0) return new Set()
  const stages = await stagesOf()
  const isDone = ({ href, at }: { href: string; at: string }) => {
    const since = doneSince(stages, href)
    return since !== null && Temporal.Instant.compare(new Date(at).toISOString(), since) < 0
  }
  return new Set(ofSteps.filter(isDone).map(({ id }) => id))
}

async function readRows({ sql, caller, now }: Call, { before }: Wanted) {
  const [row] = await sql<{ page: PageRow[] | null; missed: Missed[] | null }[]>`
    with me as materialized (select p.created_at, m.up_to from people p
        left join notification_read_marks m on m.owner = p.id where p.id = ${caller.id}),
      visible as materialized (${notificationsFor(sql, caller.id, now())})
    select
      (select json_agg(json_build_object('id', id, 'href', case when owner is not null then href end, 'at', modified_at))
        from (select * from visible where is_missed limit ${mostCounted}) counted) as missed,
      (select json_agg(json_build_object('id', id, 'type', type, 'title', title, 'body', body, 'href', href,
          'at', modified_at, 'isMissed', is_missed, 'showOnce', show_once, 'wasShown', was_shown))
        from (${pageOf(sql, caller.id, before)}) page) as page`
  const page = row?.page ?? []
  return {
    notifications: page.slice(0, pageSize).flatMap(viewOf),
    hasEarlier: page.length > pageSize,
    missed: row?.missed ?? [],
  }
}

/** Whether it is missed is what `isMissed` in the rules says; since when a step is done follows afterwards. */
const notificationsFor = (sql: Sql, owner: string, now: Temporal.Instant): Fragment => sql`
  select n.id, n.owner, n.href, n.modified_at,
    n.modified_at > coalesce(greatest(me.up_to, r.read_at, o.opened_at), '-infinity')
      and (n.owner is not null or n.modified_at >= me.created_at) as is_missed
  from me cross join notifications n
    left join notification_reads r on r.owner = ${owner} and r.notification = n.id
    left join notification_openings o on o.owner = n.owner and o.path = n.path
  where (n.owner = ${owner} or n.owner is null) and n.end_time > ${now.toString()}::timestamptz`

const pageOf = (sql: Sql, owner: string, before: string | undefined): Fragment => sql`
  select n.*, visible.is_missed,
    exists (select from notification_showings s where s.owner = ${owner} and s.notification = n.id) as was_shown
  from visible join notifications n on n.id = visible.id
  where ${before === undefined ? sql`true` : sql`(visible.modified_at, visible.id) < (select modified_at, id from notifications where id = ${before})`}
  order by visible.modified_at desc, visible.id desc
  limit ${pageSize + 1}`

function viewOf(row: PageRow): NotificationView[] {
  const type = types.find(known => known === row.type)
  return type === undefined ? [] : [{ ...row, type, at: new Date(row.at).toISOString() }]
}
