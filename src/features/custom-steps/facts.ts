// What was laid for a student beside the stages' own steps, as their journey needs it: who reads a journey
// reads two hundred of these, so no descriptions, forms or answers.
import { lay, type BoundStage, type LaidStep } from '../../journey/read.ts'
import type { StepType } from '../../journey/stage.ts'
import type { Status } from '../../journey/status.ts'
import type { Fragment, Sql } from '../../platform/database/database.ts'
import { routesFor, statusRules, type CustomStepFacts } from './rules.ts'

type Slim = {
  id: string
  stage: string
  type: StepType
  title: string
  order: number
  labels: Partial<Record<Status, string>>
  facts: CustomStepFacts
}

/** One JSON column of a statement about the person `p`. Guests have the stages' own steps alone. */
export const customStepsOf = (sql: Sql): Fragment => sql`
  select json_agg(json_strip_nulls(json_build_object(
    'id', c.id, 'stage', c.stage, 'type', c.type, 'title', c.title, 'order', c."order", 'labels', c.labels,
    'facts', json_build_object(
    'laidAt', ${written(sql, sql`coalesce(s.laid_at, c.created_at)`)},
    'answeredAt', ${written(sql, sql`s.answered_at`)},
    'fulfilledAt', ${written(sql, sql`s.fulfilled_at`)},
    'completedAt', ${written(sql, sql`s.completed_at`)}))) order by c."order", c.id)
  from custom_steps c left join custom_step_students s on s.step = c.id and s.owner = p.id
  where c.withdrawn_at is null and s.withdrawn_at is null and c.id in (
    select step from custom_step_students where owner = p.id and laid_at is not null
    union all
    select id from custom_steps where audience = 'stage'
      and exists (select 1 from people where people.id = p.id and not is_guest))`

const written = (sql: Sql, moment: Fragment): Fragment =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

type Laid = Record<string, { laid: LaidStep[] }>

export function readCustomSteps(stages: readonly BoundStage[], rows: unknown): Laid {
  const slim: Slim[] = Array.isArray(rows) ? rows : []
  return Object.fromEntries(
    [...Map.groupBy(slim, ({ stage }) => stage)].map(([route, steps]) => [
      route,
      {
        laid: laidIn(
          stages.find(stage => stage.route === route),
          steps,
        ),
      },
    ]),
  )
}

function laidIn(stage: BoundStage | undefined, steps: readonly Slim[]): LaidStep[] {
  const routes = routesFor(steps, stage?.steps.map(({ route }) => route) ?? [])
  return steps.map(({ id, type, title, order, labels, facts }) =>
    lay<CustomStepFacts>(
      { id, route: routes.get(id) ?? id, title, type, labels, status: statusRules[type] },
      facts,
      order,
    ),
  )
}
