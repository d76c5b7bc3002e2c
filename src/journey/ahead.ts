// What a journey has ahead over all its stages: dates not to miss, and steps that wait for the student.
import type { Moment } from './moments.ts'
import { holderOf, isStudentsTurn, isWithOthers } from './holder.ts'
import type { StageView, StepView } from './views.ts'
import { stepOf, type StepDate } from './stage.ts'
import { isOpen } from './status.ts'

/** What is ranked: nobody names a next step who has not read the plan. */
export type Journey = { stages: readonly StageView[]; now: Moment } & PlanSays
export type PlanSays = {
  /** The day until which nothing is at risk at a step. */
  planDays: PlanDays
  /** Those of them that are counted from no estimate: the only ones that are shown without a word more. */
  sureDays?: PlanDays | undefined
  /** Where the safe day is over, the last day on which it can still be saved. */
  atRisk: PlanDays
  /** Steps whose day follows from a rule that is being checked by a second person. */
  checked?: ReadonlySet<string> | undefined
  isEnrolled: boolean
}
/** By the addresses of steps. */
export type PlanDays = ReadonlyMap<string, string>

/** Where there is no plan, as in an example. */
/** Of a step, where the plan says it. */
export type Due = {
  /** The last safe day. */
  by?: string | undefined
  /** A second person checks the rule that it follows from. */
  isChecked?: boolean | undefined
}

export const noPlan: PlanSays = { planDays: new Map(), atRisk: new Map(), isEnrolled: false }

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
  /** What is begun, and waits for an earlier step or for its day. */
  waiting: readonly StepOfStage[]
  withOthers: readonly StepOfStage[]
  /** Stages in which nothing has begun. */
  later: readonly StageView[]
}

/**
 * What a student is offered something of: whoever is enrolled has the stages that lead there behind them, unless somebody
 * works on a step there, has answered one or has assigned one. Nothing of a stage itself changes by it.
 */
const offeredIn = ({ stages, isEnrolled }: Journey): readonly StageView[] =>
  isEnrolled
    ? stages.filter(
        ({ isBeforeEnrolment, steps }) =>
          isBeforeEnrolment !== true ||
          steps.some(step => isWithOthers(step) || isAnswer(step) || (step.isCustom && isStudentsTurn(step))),
      )
    : stages

/**
 * First what is at risk within these days and can still be saved, by its last day; then answers, the one that expires first
 * before the others; then what the desk assigned; then what has a date, its own, the plan's or that of a step that needs it,
 * the nearest first; then the rest in the order of the journey, and webinars to register for. A stage that has not begun
 * comes later, unless it is the first way to go on or the plan wants it soon.
 */
export function bandsOf(journey: Journey): Bands {
  const { now } = journey
  const stages = offeredIn(journey)
  const soon = daysAfter(now, daysAhead)
  const steps = all(stages)
  const theirs = steps.filter(one => isStudentsTurn(one.step) && !isOver(one))
  const isFree = (one: StepOfStage) => waitOf(one, now) === undefined
  const start = theirs.find(one => one.stage.isListed && isFree(one) && !isOpenWebinar(one.step))
  const wanted = theirs.filter(one => one === start || isBegun(one) || planned(one, journey) <= soon)
  const yourTurn = wanted
    .filter(isFree)
    .toSorted((one, other) => compare(urgency(one, journey), urgency(other, journey)))
  const waiting = wanted.filter(one => !isFree(one))
  const withOthers = steps
    .filter(({ step }) => isWithOthers(step))
    .toSorted((one, other) => compare(promised(one.step), promised(other.step)))
  const shown = new Set([...wanted, ...withOthers].map(({ stage }) => stage))
  const later = stages.filter(
    stage => stage.isListed && !stage.isComingSoon && !stage.isComplete && !hasBegun(stage) && !shown.has(stage),
  )
  return { yourTurn, waiting, withOthers, later }
}

/** The student's turn, in something that has begun. That somebody has looked at a stage begins nothing. */
export const isBegun = ({ stage, step }: StepOfStage): boolean =>
  isStudentsTurn(step) && (step.isCustom || !isOpen(step.status) || step.hasBegun === true || hasBegun(stage))

/** Something was done at a step of the stage itself. */
const hasBegun = ({ steps }: StageView): boolean =>
  steps.some(step => !step.isCustom && (step.hasBegun ?? !(isOpen(step.status) || step.status === 'locked')))

/** What somebody answered, which an article that waits to be read is not. */
export const isAnswer = ({ status, type }: StepView): boolean =>
  status === 'readyForReview' && type !== 'ConsumeContent'

/** What keeps a step from being the next thing: an earlier step that it needs or that brings what it needs, or its day. */
export type Wait = { after: StepView } | { from: Moment }

/** Neither an answer nor what is there already waits for anything. */
export function waitOf({ stage, step }: StepOfStage, now: Moment): Wait | undefined {
  if (!isOpen(step.status) || step.isThere === true) return undefined
  const { needs, notBefore } = step
  const after = stage.steps.find(one => needs?.some(need => stepOf(need) === one.route) === true && !isMet(one))
  if (after !== undefined) return { after }
  return notBefore !== undefined && now < notBefore ? { from: notBefore } : undefined
}

const isMet = ({ status, isThere }: StepView): boolean => status === 'complete' || isThere === true

const isOpenWebinar = ({ type, status }: StepView): boolean => type === 'RsvpToWebinar' && isOpen(status)

/** What a step prepares for is behind the student: as it says itself; of a webinar, once all else of its stage is done. */
export const isOver = ({ stage, step }: StepOfStage): boolean =>
  step.isOver === true ||
  (isOpenWebinar(step) && stage.steps.every(({ type, status }) => type === step.type || status === 'complete'))

/** The plan brings a step forward so many days before its day. */
const daysAhead = 45

/** What is there already has met its day. */
const dayOfPlan = ({ stage, step }: StepOfStage, days: PlanDays): string =>
  (step.isThere === true ? undefined : days.get(`/${stage.route}/${step.route}`)) ?? never

/** What another step needs is as urgent as that one, also while that one is locked. */
function soonest(one: StepOfStage, dayOf: (one: StepOfStage) => string): string {
  const { stage, step } = one
  if (isMet(step)) return dayOf(one)
  const needing = stage.steps.filter(
    other =>
      other.needs?.some(need => stepOf(need) === step.route) === true &&
      other.status !== 'complete' &&
      !isWithOthers(other),
  )
  return [dayOf(one), ...needing.map(other => soonest({ stage, step: other }, dayOf))].toSorted()[0] ?? never
}

const planned = (one: StepOfStage, journey: Journey): string => soonest(one, each => dayOfPlan(each, journey.planDays))

const daysAfter = (now: Moment, days: number): string =>
  Temporal.Instant.from(now)
    .add({ hours: 24 * days })
    .toString()
    .slice(0, '2026-11-21'.length)

function urgency(one: StepOfStage, journey: Journey): readonly string[] {
  const { step } = one
  const lastDay = soonest(one, each => dayOfPlan(each, journey.atRisk))
  if (lastDay <= daysAfter(journey.now, daysAhead)) return ['0', lastDay]
  const nearer = (each: StepOfStage) =>
    [nearest(each.step, journey.now), dayOfPlan(each, journey.planDays)].toSorted()[0] ?? never
  const day = soonest(one, nearer)
  if (isAnswer(step)) return ['1', day]
  if (isAsked(step)) return ['2', day]
  return [isOpenWebinar(step) ? '4' : '3', day, isBegun(one) && !step.isCustom ? '0' : '1']
}

/** A task from the desk until it is done; an article until it was opened. */
const isAsked = (step: StepView): boolean => step.isCustom && (step.type !== 'ConsumeContent' || isNew(step))

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
export const nextStep = (journey: Journey): StepOfStage | undefined => bandsOf(journey).yourTurn[0]

/** The stage that the line's board names: the next step's; while nothing is to be done, the one with something in progress. */
export function presentStage(journey: Journey): StageView | undefined {
  const { yourTurn, waiting } = bandsOf(journey)
  return (
    (yourTurn[0] ?? waiting[0])?.stage ??
    offeredIn(journey).find(
      stage => stage.isListed && !stage.isComingSoon && stage.steps.length > 0 && !stage.isComplete,
    )
  )
}

/** Assigned to this student, and neither opened nor pressed yet. */
export const isNew = ({ isCustom, badgeShown, status }: StepView): boolean =>
  isCustom && !badgeShown && status !== 'complete'
