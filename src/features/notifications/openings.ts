// A step's notification counts as read once the step is opened or done: both are facts of the step, and nothing is
// written into the notification.
import { sql } from 'drizzle-orm'
import type { StageView, StepView } from '#src/journey/views.ts'
import type { Call } from '#src/platform/services.ts'
import { stepIn } from './rules.ts'

/** The journey of the caller; wired in `app/`, since this feature knows no stage by name. */
export type StagesOf = (call: Call) => Promise<readonly StageView[]>

type Named = { stage: string; step: string }

/** The step by its id or its route: notifications name either. */
export const stepAt = (stages: readonly StageView[], { stage, step }: Named): StepView | undefined =>
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
