// Reads a student's journey from the facts: the statuses of every step, and what follows from them.
import { readStep, reachedIn, reachedSince, type History } from './steps.ts'
import type { AssignedStep, FactsByStage, OpenWay, Place, SentFacts, StageFacts, StageView, StepView } from './views.ts'
import type { Moment } from './moments.ts'
import { momentsIn, onceFor, pastOf } from './past.ts'
import { factsFrom, nothingIn, part, type Facts, type Fields } from './shape.ts'
import { commonFields, type CommonFacts, type Pending, type Stage, type StageTable, type Step } from './stage.ts'

export const noFacts: CommonFacts = factsFrom(part(commonFields), nothingIn(part(commonFields)))

/** All that a stage knows, by its name: together with what every stage does. */
const allFields = onceFor((own: Fields): Fields => ({ ...commonFields, ...own }))

/** What a stage and its steps are called. */
export type NamedStage = Omit<Stage, 'steps' | 'facts' | 'pending' | 'has'> & {
  /** What its table calls its steps, in their order. */
  steps: readonly StepName[]
}

/** A stage together with its own facts, whatever they are: the engine reads it without knowing them. */
export type BoundStage = NamedStage & {
  /** The facts that its rules read: no others are sent. */
  reads: Fields
  view: (facts: StageFacts, now: Moment, order: number, reached?: History<never>) => StageView
  /** What its rules read of what was loaded. */
  factsAt: (facts: StageFacts, now: Moment) => object
  /** From what was sent, with what still waits for a network. */
  viewSent: (sent: Omit<SentFacts, 'assigned'>, waiting: Waiting, now: Moment, order: number) => StageView
}

/** `common` changes what every stage knows, after the stage's own rules for what waits. */
type Waiting = {
  pending: Pending
  common: (facts: CommonFacts) => CommonFacts
  assigned: readonly AssignedStep[]
}

type StepName = Pick<Step<never>, 'id' | 'route' | 'title' | 'becomes' | 'isMarkNext' | 'saysItself'>

/** Its facts are its own, so that a long list of such steps costs each of them nothing. */
export const makeAssigned = <Own extends Fields>(
  step: Step<CommonFacts & Facts<Own>>,
  fields: Own,
  own: Facts<Own>,
  order: number,
): AssignedStep => ({
  order,
  view: ({ visitedAt, badges }, now, place) => {
    const badge = badges[step.route]
    // Who was here before it was assigned came to it when it was.
    const assignedAt = momentsIn(fields, own)[0]
    const cameAt = visitedAt !== null && assignedAt !== undefined && visitedAt < assignedAt ? assignedAt : visitedAt
    const facts = {
      ...noFacts,
      ...own,
      badges: badge === undefined ? {} : { [step.route]: badge },
      visitedAt: place.isFirst ? cameAt : null,
    }
    const past = pastOf(allFields(fields), facts)
    return { ...readStep(step, facts, reachedIn(past), now, place), isCustom: true }
  },
})

/** What was loaded or sent for the stage is checked against its shape, once for each time. */
export const bind = <Own extends Fields>(stage: Stage<Own>): BoundStage => {
  const shape = part(stage.facts)
  const nothing = nothingIn(shape)
  const withOwn = (common: CommonFacts, own: unknown) => ({ ...common, ...factsFrom(shape, own) })
  const loadedOnce = onceFor(({ common, own, summary }: StageFacts) => {
    if (summary === undefined) {
      const facts = withOwn(common, own ?? nothing)
      return { at: () => facts, past: once(() => pastOf(allFields(stage.facts), facts)) }
    }
    const { at, past } = summary.of(common, own)
    return {
      at: (now: Moment) => withOwn(common, at(now)),
      past: once(() =>
        past.map(then => ({ moment: then.moment, facts: withOwn(then.common, then.own), statuses: new Map() })),
      ),
    }
  })
  const { facts: reads, pending: rules = [], has: _, ...table } = stage
  return {
    ...table,
    reads,
    steps: stage.steps.map(({ id, route, title, becomes, isMarkNext, saysItself }) => ({
      id,
      route,
      title,
      ...(becomes !== undefined && { becomes }),
      ...(isMarkNext && { isMarkNext }),
      ...(saysItself !== undefined && { saysItself }),
    })),
    factsAt: (all, now) => loadedOnce(all).at(now),
    view: (all, now, order, reached) => {
      const { at, past } = loadedOnce(all)
      return readStage(stage, at(now), now, order, { assigned: all.assigned, reached: reached ?? reachedIn(past()) })
    },
    viewSent: ({ common, own, reached }, { pending, common: change, assigned }, now, order) => {
      const changed = rules.reduce((before, rule) => rule(before, pending, now), withOwn(common, own))
      const facts = { ...changed, ...change(changed) }
      return readStage(stage, facts, now, order, { assigned, reached: reachedSince(reached) })
    },
  }
}

/** Made when it is asked for first. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}

export const readJourney = (
  stages: readonly BoundStage[],
  facts: FactsByStage,
  now: Moment,
  reached?: History<never>,
): StageView[] => stages.map((stage, index) => stage.view(facts[stage.route] ?? nothingKnown, now, index + 1, reached))

const nothingKnown: StageFacts = { common: noFacts }

export function readStage<Known extends CommonFacts>(
  stage: Omit<StageTable<Known>, 'pending'> & { facts: Fields },
  facts: Known,
  now: Moment,
  order: number,
  {
    assigned = [],
    reached = reachedIn(pastOf(allFields(stage.facts), facts)),
  }: { assigned?: readonly AssignedStep[] | undefined; reached?: History<Known> } = {},
): StageView {
  const own = stage.steps.flatMap((step, index): Placed[] =>
    step.isHidden?.(facts) === true
      ? []
      : [
          {
            at: index + 1,
            view: place => ({ ...readStep(step, facts, reached, now, place), ...needsOf(step, stage, facts, now) }),
          },
        ],
  )
  const all = [
    ...own,
    ...assigned.map(({ order: at, view }) => ({ at, view: (place: Place) => view(facts, now, place) })),
  ]
  const steps = all
    .toSorted((one, other) => one.at - other.at)
    .map(({ view }, index) => view({ order: index + 1, isFirst: index === 0 }))
  const stepsLeft = steps.filter(step => step.status !== 'complete').length
  const otherWay = steps.find(step => step.otherWay !== undefined)?.otherWay
  return {
    route: stage.route,
    label: stage.label,
    order,
    isListed: stage.isListed,
    isComingSoon: stage.isComingSoon === true,
    ...(stage.isBeforeEnrolment === true && { isBeforeEnrolment: true }),
    isVisited: facts.visitedAt !== null,
    stepsLeft,
    isComplete: steps.length > 0 && stepsLeft === 0,
    ...(facts.earlyAccessAskedAt !== null && { earlyAccessAskedAt: facts.earlyAccessAskedAt }),
    steps,
    ...(otherWay === undefined ? otherWaysOf(stage, steps) : { otherWay }),
  }
}

function needsOf<Known>(
  { needs }: Pick<Step<Known>, 'needs'>,
  { has }: Pick<StageTable<Known>, 'has'>,
  facts: Known,
  now: Moment,
): Pick<StepView, 'needs'> {
  if (needs === undefined) return {}
  return { needs: needs.filter(need => typeof need === 'string' || has?.(facts, need, now) !== true) }
}

/** What somebody else works on, or has answered, is ended there first. */
function otherWaysOf(
  { otherWays = [] }: Pick<StageTable<never>, 'otherWays'>,
  steps: readonly StepView[],
): Pick<StageView, 'otherWays'> {
  const open = otherWays.flatMap(({ id, steps: names }): OpenWay[] => {
    const own = steps.filter(step => !step.isCustom && (names === undefined || names.includes(step.id)))
    const finishes = own.filter(({ status }) => status !== 'complete').length
    return finishes === 0 || own.some(isUnderWay) ? [] : [{ id, finishes }]
  })
  return open.length === 0 ? {} : { otherWays: open }
}

const isUnderWay = ({ status, type }: StepView): boolean =>
  type !== 'RsvpToWebinar' && (status === 'processing' || status === 'readyForReview')

type Placed = { at: number; view: (place: Place) => StepView }

/** When the clock alone changes a status next. */
export const nextTurn = (stages: readonly StageView[], now: Moment): Moment | undefined =>
  stages
    .flatMap(({ steps }) => steps.flatMap(({ turns = [] }) => turns))
    .filter(turn => turn > now)
    .toSorted()[0]
