// The notifications of one person, as they stand: those that have not ended, one's own and those for all. One statement, which answers
// the page as it is sent: the bell asks at every page.
import { sql } from 'drizzle-orm'
import type { Fragment, Sql } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import type { StageView, StepView } from '#src/journey/views.ts'
import type { NotificationsView, NotificationView } from './contract.ts'
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

// A step's notification counts as read once the step is opened or done: both are facts of the step, and nothing is
// written into the notification.

/** The journey of the caller; wired in `app/`, since this feature knows no stage by name. */
export type StagesOf = (call: Call) => Promise<readonly StageView[]>

type Named = { stage: string; step: string }

/** The step by its id or its route: notifications name either. */
const stepAt = (stages: readonly StageView[], { stage, step }: Named): StepView | undefined =>
  stages.find(({ route }) => route === stage)?.steps.find(({ id, route }) => id === step || route === step)

/** Since when the step that an address leads to is done; null where it isn't, or where there is none. */
export function doneSince(stages: readonly StageView[], href: string): Temporal.Instant | null {
  const named = stepIn(href)
  const found = named && stepAt(stages, named)
  if (found?.status !== 'complete') return null
  const since = found.stageProgressionOn.complete
  return since === undefined ? null : Temporal.Instant.from(since)
}

/** Written only where something leads there that was not read: who opens steps all day writes nothing. */
export const noteOpened =
  (stagesOf: StagesOf) =>
  async (call: Call, named: Named): Promise<{ read: string[] }> => {
    const step = stepAt(await stagesOf(call), named)
    if (step === undefined) return { read: [] }
    const [owner, at] = [call.caller.id, call.now().toString()]
    const paths = [step.id, step.route].map(name => `/${named.stage}/${name}`)
    return call.change(async change => {
      const opened = await change.tx.execute<{ id: string }>(sql`
        with missed as (
          select n.id, n.path from notifications n
          left join notification_openings o on o.owner = n.owner and o.path = n.path
          left join notification_reads r on r.owner = n.owner and r.notification = n.id
          where n.owner = ${owner} and n.end_time > ${at}::timestamptz and n.modified_at <= ${at}::timestamptz
            and n.path in (${sql.join(paths, sql`, `)})
            and n.modified_at > coalesce(greatest(o.opened_at, r.read_at), '-infinity')
        ), noted as (
          insert into notification_openings (owner, path, opened_at)
          select distinct ${owner}::uuid, path, ${at}::timestamptz from missed
          on conflict (owner, path) do update set opened_at = greatest(excluded.opened_at, notification_openings.opened_at)
        )
        select id from missed`)
      if (opened.length > 0) await change.announce(`person:${owner}`, 'notifications')
      return { read: opened.map(({ id }) => id) }
    })
  }
