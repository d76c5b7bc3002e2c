// What a journey has ahead over all its stages: dates not to miss, and steps that wait for the student.
import type { Moment } from './moments.ts'
import { holderOf, isStudentsTurn, isWithOthers } from './holder.ts'
import type { StageView, StepView } from './read.ts'
import type { StepDate } from './stage.ts'
import { isOpen } from './status.ts'

export type StepOfStage = { stage: StageView; step: StepView }
export type DateAhead = StepOfStage & StepDate

const all = (stages: readonly StageView[]): StepOfStage[] =>
  stages.filter(stage => !stage.isComingSoon).flatMap(stage => stage.steps.map(step => ({ stage, step })))

/** Soonest first; what is over is not there any more. A day counts until it has passed, where they are. */
export const datesIn = (stages: readonly StageView[], now: Moment, today: string): DateAhead[] =>
  all(stages)
    .filter(({ step }) => step.isDoneBefore !== true)
    .flatMap(({ stage, step }) => (step.dates ?? []).map(date => ({ stage, step, ...date })))
    .filter(({ when }) => (isDay(when) ? when >= today : when > now))
    .toSorted((one, other) => one.when.localeCompare(other.when))

export const isDay = (when: string): boolean => when.length === '2026-11-21'.length

/** What of a journey is the student's to do, what others have, and what comes later. */
export type Bands = {
  /** The first is the one thing to do next. */
  yourTurn: readonly StepOfStage[]
  withOthers: readonly StepOfStage[]
  /** Stages in which nothing has begun. */
  later: readonly StageView[]
}

/**
 * Answers first, the one that waits longest before the others; then what has a date, its own or the plan's, the nearest
 * first; then the rest in the order of the journey. A stage that has not begun comes later, unless it is the only way to
 * go on or the plan wants a step of it soon.
 */
export function bandsOf(stages: readonly StageView[], now: Moment, plan: PlanDays = noPlan): Bands {
  const soon = daysAfter(now, daysAhead)
  const steps = all(stages)
  const start = steps.find(({ stage, step }) => stage.isListed && isStudentsTurn(step))
  const yourTurn = steps
    .filter(one => one === start || isBegun(one) || (isStudentsTurn(one.step) && planned(one, plan) <= soon))
    .toSorted((one, other) => compare(urgency(one, now, plan), urgency(other, now, plan)))
  const withOthers = steps
    .filter(({ step }) => isWithOthers(step))
    .toSorted((one, other) => compare(promised(one.step), promised(other.step)))
  const shown = new Set([...yourTurn, ...withOthers].map(({ stage }) => stage))
  const later = stages.filter(
    stage => stage.isListed && !stage.isComingSoon && !stage.isComplete && !stage.isVisited && !shown.has(stage),
  )
  return { yourTurn, withOthers, later }
}

/** The student's turn, in something that has begun: an answer came, or the stage was opened. */
export const isBegun = ({ stage, step }: StepOfStage): boolean =>
  isStudentsTurn(step) && (isAnswer(step) || stage.isVisited || step.isCustom || !isOpen(step.status))

/** What somebody answered, which an article that waits to be read is not. */
export const isAnswer = ({ status, type }: StepView): boolean =>
  status === 'readyForReview' && type !== 'ConsumeContent'

/** By the address of a step, the day until which nothing is at risk there. */
export type PlanDays = ReadonlyMap<string, string>
const noPlan: PlanDays = new Map()

/** The plan brings a step forward so many days before its day. */
const daysAhead = 45

const planned = ({ stage, step }: StepOfStage, plan: PlanDays): string =>
  plan.get(`/${stage.route}/${step.route}`) ?? never

const daysAfter = (now: Moment, days: number): string =>
  Temporal.Instant.from(now)
    .add({ hours: 24 * days })
    .toString()
    .slice(0, '2026-11-21'.length)

const urgency = (one: StepOfStage, now: Moment, plan: PlanDays): readonly string[] => {
  const day = [nearest(one.step, now), planned(one, plan)].toSorted()[0] ?? never
  return isAnswer(one.step) ? ['0', since(one.step), day] : ['1', day]
}

/** Who promised to answer soonest stands first. */
const promised = (step: StepView): readonly string[] => {
  const holder = holderOf(step)
  return [holder !== undefined && holder.who !== 'student' ? (holder.until ?? never) : never, since(step)]
}

const compare = (one: readonly string[], other: readonly string[]): number =>
  one.map((part, index) => part.localeCompare(other[index] ?? '')).find(order => order !== 0) ?? 0

const never = '9999'

/** The nearest date that is not over. */
export const nextDateOf = ({ dates = [] }: Pick<StepView, 'dates'>, now: Moment): StepDate | undefined =>
  dates
    .filter(({ when }) => when >= now.slice(0, when.length))
    .toSorted((one, other) => one.when.localeCompare(other.when))[0]

const nearest = (step: StepView, now: Moment): string => nextDateOf(step, now)?.when ?? never

const since = ({ status, stageProgressionOn }: StepView): string => stageProgressionOn[status] ?? never

/** The one thing to do next. */
export const nextStep = (stages: readonly StageView[], now: Moment): StepOfStage | undefined =>
  bandsOf(stages, now).yourTurn[0]

/** What to go on with once a step is done: the next one of its stage, or else the one thing to do next. */
export const nextAfter = (
  stages: readonly StageView[],
  { stage, step }: StepOfStage,
  now: Moment,
): StepOfStage | undefined => {
  const inStage = stage.steps.find(one => one.order > step.order && isStudentsTurn(one))
  return inStage === undefined ? nextStep(stages, now) : { stage, step: inStage }
}

/** The stage that the line's board names: the next step's; while nothing is to be done, the one with something in progress. */
export const presentStage = (stages: readonly StageView[], now: Moment): StageView | undefined =>
  nextStep(stages, now)?.stage ??
  stages.find(stage => stage.isListed && !stage.isComingSoon && stage.steps.length > 0 && !stage.isComplete)

/** Assigned to this student, and neither opened nor pressed yet. */
export const isNew = ({ isCustom, badgeShown, status }: StepView): boolean =>
  isCustom && !badgeShown && status !== 'complete'

/** The stage before and after one on the line; none where it is the end. */
export function neighboursOf(stages: readonly StageView[], route: string): { before?: StageView; after?: StageView } {
  const line = stages.filter(({ isListed }) => isListed)
  const at = line.findIndex(stage => stage.route === route)
  const [before, after] = at < 0 ? [] : [line[at - 1], line[at + 1]]
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}
