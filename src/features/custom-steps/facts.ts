// What was laid for a student beside the stages' own steps, as their journey needs it: who reads a journey
// reads two hundred of these, so no descriptions, forms or answers.
import type { Moment } from '../../journey/moments.ts'
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
  labels: Labels
  facts: CustomStepFacts
}
type Labels = Partial<Record<Status, string>>

/**
 * One JSON column of a statement about the person `p`. Bare lists in a fixed order: with names and with moments
 * written out by the database, two hundred steps took eight times as long. Guests have the stages' own steps alone.
 */
export const customStepsOf = (sql: Sql): Fragment => sql`
  select json_agg(json_build_array(id, stage, type, title, "order", labels, at, answered_at, fulfilled_at, completed_at))
    filter (where withdrawn_at is null)
  from (
    select c.*, s.laid_at as at, s.answered_at, s.fulfilled_at, s.completed_at
    from custom_step_students s join custom_steps c on c.id = s.step
    where s.owner = p.id and s.laid_at is not null and s.withdrawn_at is null
    union all
    select c.*, c.created_at, s.answered_at, s.fulfilled_at, s.completed_at
    from custom_steps c left join custom_step_students s on s.step = c.id and s.owner = p.id
    where c.audience = 'stage' and exists (select 1 from people where people.id = p.id and not is_guest)
  ) laid`

type Row = readonly [
  ...[id: string, stage: string, type: StepType, title: string, order: number, labels: Labels, laidAt: string],
  ...[answeredAt: string | null, fulfilledAt: string | null, completedAt: string | null],
]

const slimOf = ([id, stage, type, title, order, labels, laidAt, answeredAt, fulfilledAt, completedAt]: Row): Slim => ({
  id,
  stage,
  type,
  title,
  order,
  labels,
  facts: {
    laidAt: momentIn(laidAt),
    ...(answeredAt !== null && { answeredAt: momentIn(answeredAt) }),
    ...(fulfilledAt !== null && { fulfilledAt: momentIn(fulfilledAt) }),
    ...(completedAt !== null && { completedAt: momentIn(completedAt) }),
  },
})

/** The database writes a moment with its own offset. */
const momentIn = (text: string): Moment => new Date(text).toISOString()

type Laid = Record<string, { laid: LaidStep[] }>

export function readCustomSteps(stages: readonly BoundStage[], rows: unknown): Laid {
  const found: Row[] = Array.isArray(rows) ? rows : []
  const slim = found.map(slimOf).toSorted((one, other) => (one.id < other.id ? -1 : 1))
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
