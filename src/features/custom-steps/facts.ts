// What was laid for a student beside the stages' own steps, as their journey needs it: who reads a journey
// reads two hundred of these, so no descriptions, forms or answers.
import type { Moment } from '../../journey/moments.ts'
import { lay, type BoundStage, type LaidStep } from '../../journey/read.ts'
import { number, oneOf, orNull, text } from '../../journey/shape.ts'
import { stepTypes, type StepType } from '../../journey/stage.ts'
import { isStatus, type Status } from '../../journey/status.ts'
import { turnsOf, type WebinarFacts } from '../webinars/rules.ts'
import { customStepFields } from './facts.shape.ts'
import { routesFor, statusRules, type CustomStepFacts } from './rules.ts'

type Labels = Partial<Record<Status, string>>

const labels = {
  is: (value: unknown): value is Labels =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([status, label]) => isStatus(status) && typeof label === 'string'),
}

/**
 * One JSON column of a statement about the person `p`. Bare lists in a fixed order: with names and with moments
 * written out by the database, two hundred steps took eight times as long. Guests have the stages' own steps alone.
 */
export const customStepsOf = `
  select json_agg(json_build_array(id, stage, type, title, "order", labels, webinar_id, at, answered_at, fulfilled_at, completed_at))
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
  ...[id: string, stage: string, type: StepType, title: string, order: number, labels: Labels],
  ...[webinarId: string | null, laidAt: string],
  ...[answeredAt: string | null, fulfilledAt: string | null, completedAt: string | null],
]

const textOrNull = orNull(text)
const columns = [
  text,
  text,
  oneOf(stepTypes),
  text,
  number,
  labels,
  textOrNull,
  text,
  textOrNull,
  textOrNull,
  textOrNull,
]

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) && columns.every(({ is }, index) => is(value[index]))

function rowsIn(column: unknown): Row[] {
  const rows: readonly unknown[] = Array.isArray(column) ? column : []
  return rows.map(row => {
    if (!isRow(row)) throw new TypeError('A step that the desk assigned is not what it should be.')
    return row
  })
}

/** The database writes a moment with its own offset. */
const momentIn = (at: string): Moment => new Date(at).toISOString()
const momentOrNull = (at: string | null): Moment | null => (at === null ? null : momentIn(at))

/** What is known of a webinar that a step invites to. */
type WebinarOf = (webinar: string | null) => WebinarFacts

/** By stage. */
export function readCustomSteps(
  stages: readonly BoundStage[],
  column: unknown,
  webinarOf: WebinarOf,
): ReadonlyMap<string, LaidStep[]> {
  const sorted = rowsIn(column).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    [...Map.groupBy(sorted, ([, stage]) => stage)].map(([route, steps]) => {
      const stage = stages.find(known => known.route === route)
      return [route, laidIn(stage, steps, webinarOf)]
    }),
  )
}

function laidIn(stage: BoundStage | undefined, rows: readonly Row[], webinarOf: WebinarOf): LaidStep[] {
  const own = stage?.steps.map(({ route }) => route) ?? []
  const routes = routesFor(
    rows.map(([id, , , title]) => ({ id, title })),
    own,
  )
  return rows.map(row => {
    const [id, , type, title, order, labels] = row
    const step = { id, route: routes.get(id) ?? id, title, type, labels, status: statusRules[type], detail: turnsIn }
    return lay(step, customStepFields, factsOf(row, webinarOf), order)
  })
}

function factsOf([, , , , , , webinarId, laidAt, ...rest]: Row, webinarOf: WebinarOf): CustomStepFacts {
  const [answeredAt, fulfilledAt, completedAt] = rest
  return {
    laidAt: momentIn(laidAt),
    answeredAt: momentOrNull(answeredAt),
    fulfilledAt: momentOrNull(fulfilledAt),
    completedAt: momentOrNull(completedAt),
    webinar: webinarOf(webinarId),
  }
}

const turnsIn = ({ webinar }: CustomStepFacts) => turnsOf(webinar)
