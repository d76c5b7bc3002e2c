// Reads a student's journey from the facts: the statuses of every step, and what follows from them.
import { asOf, momentsIn, type Moment } from './moments.ts'
import type { CommonFacts, Stage, Step, StepDetail } from './stage.ts'
import { isOpen, type Status } from './status.ts'

/** The step status record as the specification shapes it. */
export type StepView = StepDetail & {
  id: string
  route: string
  title: string
  order: number
  status: Status
  whyLocked?: string
  canBeMarked: boolean
  canBeUnmarked: boolean
  closesForGood: boolean
  badgeShown: boolean
  /** When each status was first reached. */
  stageProgressionOn: Partial<Record<Status, Moment>>
}

export type StageView = {
  route: string
  label: string
  order: number
  isListed: boolean
  isComingSoon: boolean
  isVisited: boolean
  stepsLeft: number
  isComplete: boolean
  earlyAccessAskedAt?: Moment
  steps: StepView[]
}

/** What is known of a student at a stage: what every stage knows, and what its own `facts.ts` loaded. */
export type StageFacts = { common: CommonFacts; own?: unknown }
export type FactsByStage = Readonly<Record<string, StageFacts>>

export const noFacts: CommonFacts = { marked: {}, badges: {} }

/** A stage together with its own facts, whatever they are: the engine reads it without knowing them. */
export type BoundStage = Omit<Stage, 'steps'> & {
  view: (facts: StageFacts, now: Moment, order: number) => StageView
}

/** `factsOf` reads what was loaded for this stage, and trusts nothing of it unread. */
export const bind = <Facts extends CommonFacts>(
  stage: Stage<Facts>,
  factsOf: (common: CommonFacts, own: unknown) => Facts,
): BoundStage => ({
  ...stage,
  view: ({ common, own }, now, order) => readStage(stage, factsOf(common, own), now, order),
})

/** A stage that knows no more than every stage does. */
export const bindCommon = (stage: Stage): BoundStage => bind(stage, common => common)

export const readJourney = (stages: readonly BoundStage[], facts: FactsByStage, now: Moment): StageView[] =>
  stages.map((stage, index) => stage.view(facts[stage.route] ?? { common: noFacts }, now, index + 1))

export function readStage<Facts extends CommonFacts>(
  stage: Stage<Facts>,
  facts: Facts,
  now: Moment,
  order: number,
): StageView {
  const visible = stage.steps.filter(step => step.isHidden?.(facts) !== true)
  const past = momentsIn(facts)
    .filter(moment => moment < now)
    .map(moment => ({ moment, facts: asOf(facts, moment) }))
  const steps = visible.map((step, index): StepView => {
    const isFirst = index === 0
    const status = statusOf(step, facts, now, isFirst)
    return {
      id: step.id,
      route: step.route,
      title: step.title,
      order: index + 1,
      status,
      ...(status === 'locked' && step.whyLocked !== undefined && { whyLocked: step.whyLocked }),
      canBeMarked: step.canBeMarked === true && isOpen(status),
      canBeUnmarked: step.canBeMarked === true && facts.marked[step.id] !== undefined && step.closesForGood !== true,
      closesForGood: step.closesForGood === true,
      badgeShown: facts.badges[step.route] !== undefined,
      stageProgressionOn: progression(step, past, { moment: now, status }, isFirst),
      ...step.detail?.(facts),
    }
  })
  const stepsLeft = steps.filter(step => step.status !== 'complete').length
  return {
    route: stage.route,
    label: stage.label,
    order,
    isListed: stage.isListed,
    isComingSoon: stage.isComingSoon === true,
    isVisited: facts.visitedAt !== undefined,
    stepsLeft,
    isComplete: steps.length > 0 && stepsLeft === 0,
    ...(facts.earlyAccessAskedAt !== undefined && { earlyAccessAskedAt: facts.earlyAccessAskedAt }),
    steps,
  }
}

function statusOf<Facts extends CommonFacts>(step: Step<Facts>, facts: Facts, now: Moment, isFirst: boolean): Status {
  const ruled = step.status(facts, now)
  if (ruled === 'locked') return ruled
  if (step.canBeMarked === true && facts.marked[step.id] !== undefined) return 'complete'
  // The first visit to a stage with no status sets its first step pending.
  return isFirst && ruled === 'incomplete' && facts.visitedAt !== undefined ? 'pending' : ruled
}

/**
 * Each status with the moment it was first reached. Now is counted only for a status that the clock
 * alone brought about, since what follows from facts began with the fact.
 */
function progression<Facts extends CommonFacts>(
  step: Step<Facts>,
  past: readonly { moment: Moment; facts: Facts }[],
  now: { moment: Moment; status: Status },
  isFirst: boolean,
): Partial<Record<Status, Moment>> {
  const reached: Partial<Record<Status, Moment>> = {}
  for (const { moment, facts } of past) reached[statusOf(step, facts, moment, isFirst)] ??= moment
  if (past.length > 0) reached[now.status] ??= now.moment
  return reached
}

/** The one thing to do next: what waits for a review first, then the first open step in order. */
export function nextStep(stages: readonly StageView[]): { stage: StageView; step: StepView } | undefined {
  const all = stages
    .filter(stage => stage.isListed && !stage.isComingSoon)
    .flatMap(stage => stage.steps.map(step => ({ stage, step })))
  return all.find(({ step }) => step.status === 'readyForReview') ?? all.find(({ step }) => isOpen(step.status))
}

/** Where a student stands on the line: at the next step; while nothing is to be done, where something is under way. */
export const presentStage = (stages: readonly StageView[]): StageView | undefined =>
  nextStep(stages)?.stage ??
  stages.find(stage => stage.isListed && !stage.isComingSoon && stage.steps.length > 0 && !stage.isComplete)
