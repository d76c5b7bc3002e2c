// The steps that the desk assigned, made from bare lists: at the server from what was loaded, in the browser from what
// it was sent.
import type { Moment } from '#src/journey/moments.ts'
import { makeAssigned, type BoundStage } from '#src/journey/read.ts'
import { type AssignedStep } from '#src/journey/views.ts'
import { factsFrom, number, oneOf, orNull, part, text } from '#src/journey/shape.ts'
import { stepTypes, type Pending, type StepDetail, type StepType } from '#src/journey/stage.ts'
import { isStatus, type Status } from '#src/journey/status.ts'
import { webinarFields } from '#src/features/webinars/facts.shape.ts'
import { turnsOf, type WebinarFacts } from '#src/features/webinars/rules.ts'
import { completionOf } from '#src/features/progress/rules.ts'
import { routesFor, statusRules, type CustomStepFacts, isDue } from '../rules.ts'
import { customStepFields } from '../facts.shape.ts'

type Labels = Partial<Record<Status, string>>

const labels = {
  is: (value: unknown): value is Labels =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([status, label]) => isStatus(status) && typeof label === 'string'),
}

type Row = readonly [
  ...[id: string, stage: string, type: StepType, title: string, order: number, labels: Labels],
  ...[webinarId: string | null, assignedAt: string],
  ...[answeredAt: string | null, fulfilledAt: string | null, completedAt: string | null],
  dueOn: string | null,
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

/** Of one stage, from what the browser was sent. */
export function assignedFrom(
  stage: BoundStage,
  sent: readonly unknown[],
  pending: Pending,
  now: Moment,
): readonly AssignedStep[] {
  const webinars = new Map(sent.flatMap(one => webinarIn(one)))
  const rows = rowsIn(sent).map((row): Row => {
    const [id, route, type, title, order, names, webinar, at, answeredAt, fulfilledAt, completedAt, due] = row
    const isComplete = pending.get(completionOf(id))
    const then = isComplete === undefined ? completedAt : isComplete === true ? (completedAt ?? now) : null
    return [id, route, type, title, order, names, webinar, at, answeredAt, fulfilledAt, then, due]
  })
  return assignedIn(stage, rows, webinar => webinars.get(webinar ?? '') ?? noWebinar)
}

const noWebinar: WebinarFacts = { slots: [], registrations: [] }

const webinarAt = 6

/** What is known of its webinar stands behind the row. */
function webinarIn(sent: unknown): [string, WebinarFacts][] {
  const values: readonly unknown[] = Array.isArray(sent) ? sent : []
  const [id, webinar] = [values[webinarAt], values[columns.length]]
  return typeof id === 'string' ? [[id, factsFrom(part(webinarFields), { webinar }).webinar]] : []
}

/** By stage. */
export function readCustomSteps(
  stages: readonly BoundStage[],
  column: unknown,
  webinarOf: WebinarOf,
): ReadonlyMap<string, AssignedStep[]> {
  const sorted = rowsIn(column).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    [...Map.groupBy(sorted, ([, stage]) => stage)].map(([route, steps]) => {
      const stage = stages.find(known => known.route === route)
      return [route, assignedIn(stage, steps, webinarOf)]
    }),
  )
}

function assignedIn(stage: BoundStage | undefined, rows: readonly Row[], webinarOf: WebinarOf): AssignedStep[] {
  const own = stage?.steps.map(({ route }) => route) ?? []
  const routes = routesFor(
    rows.map(([id, , , title]) => ({ id, title })),
    own,
  )
  return rows.map(row => {
    const [id, , type, title, order, labels, , , , , , dueOn] = row
    const detail = detailOf(title, dueOn)
    const step = { id, route: routes.get(id) ?? id, title, type, labels, status: statusRules[type], detail }
    const own = factsOf(row, webinarOf)
    return { ...makeAssigned(step, customStepFields, own, order), sent: row[6] === null ? row : [...row, own.webinar] }
  })
}

function factsOf([, , , , , , webinarId, assignedAt, ...rest]: Row, webinarOf: WebinarOf): CustomStepFacts {
  const [answeredAt, fulfilledAt, completedAt] = rest
  return {
    assignedAt: momentIn(assignedAt),
    answeredAt: momentOrNull(answeredAt),
    fulfilledAt: momentOrNull(fulfilledAt),
    completedAt: momentOrNull(completedAt),
    webinar: webinarOf(webinarId),
  }
}

/** Once it is answered or done, it is due no more. */
const detailOf =
  (title: string, dueOn: string | null) =>
  ({ webinar, answeredAt, completedAt }: CustomStepFacts): StepDetail => {
    const { dates = [], ...turns } = turnsOf(webinar)
    const due =
      dueOn === null || answeredAt !== null || completedAt !== null ? [] : [{ title: isDue(title), when: dueOn }]
    return { ...turns, ...(due.length + dates.length > 0 && { dates: [...due, ...dates] }) }
  }
