// Reads a student's journey from the facts: the statuses of every step, and what follows from them.
import type { Moment } from './moments.ts'
import type { Summary } from './summary.ts'
import { momentsIn, onceFor, pastOf, statusThen, type Past } from './past.ts'
import { factsFrom, nothingIn, part, type Facts, type Fields } from './shape.ts'
import {
  commonFields,
  type CommonFacts,
  type Lock,
  type Pending,
  type Stage,
  type StageTable,
  type Step,
  type StepDetail,
  type StepType,
} from './stage.ts'
import { isOpen, type Status } from './status.ts'

/** The step status record as the specification shapes it. */
export type StepView = StepDetail & {
  id: string
  route: string
  title: string
  order: number
  status: Status
  /** Its own word for this status, if it has one. */
  label?: string
  type?: StepType
  /** Assigned to this student by the desk, beside what the stage's table holds. */
  isCustom: boolean
  whyLocked?: string
  /** The step where that is mended. */
  mendedAt?: NonNullable<Lock['mendedAt']>
  canBeMarked: boolean
  canBeUnmarked: boolean
  /** It is complete because the student had done it before they came to Safar, or another way. */
  isDoneBefore?: true
  /** The routes of the steps of its stage that come first. */
  needs?: readonly string[]
  /** The id of that way. */
  otherWay?: string
  closesForGood: boolean
  badgeShown: boolean
  /** When each status was first reached. */
  stageProgressionOn: Partial<Record<Status, Moment>>
}

/** Another way that may be taken now, and how many steps it would finish. */
export type OpenWay = { id: string; finishes: number }

export type StageView = {
  route: string
  label: string
  order: number
  isListed: boolean
  isComingSoon: boolean
  /** Whoever is enrolled is offered nothing of it. */
  isBeforeEnrolment?: true
  isVisited: boolean
  stepsLeft: number
  isComplete: boolean
  earlyAccessAskedAt?: Moment
  steps: StepView[]
  /** The other ways to finish it that are open now, and the one that was taken. */
  otherWays?: readonly OpenWay[]
  otherWay?: string
}

/** What is known of a student at a stage: what every stage knows, its own facts as they were loaded, and the steps that the desk assigned. */
export type StageFacts = {
  common: CommonFacts
  own?: unknown
  assigned?: readonly AssignedStep[]
  /** For a stage whose rules read less than was loaded. */
  summary?: Summary
}
export type FactsByStage = Readonly<Record<string, StageFacts>>

/** When each status of a step was first reached. */
type Reached = Partial<Record<Status, Moment>>

/** What a browser is sent of a stage: what its rules read, and no more. */
export type SentFacts = {
  common: CommonFacts
  own: unknown
  /** By step id: a summary has no moments from which this could be read. */
  reached: Readonly<Record<string, Reached>>
  /** Of each assigned step, what it can be made from again. */
  assigned: readonly unknown[]
}

export const noFacts: CommonFacts = factsFrom(part(commonFields), nothingIn(part(commonFields)))

/** All that a stage knows, by its name: together with what every stage does. */
const allFields = onceFor((own: Fields): Fields => ({ ...commonFields, ...own }))

/** What a stage and its steps are called. */
export type NamedStage = Omit<Stage, 'steps' | 'facts' | 'pending'> & {
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

/** A step beyond the stage's table, with its place among the others and facts of its own. */
export type AssignedStep = {
  /** The steps of the table stand at 1, 2, 3, …; 1.5 stands between the first two. */
  order: number
  view: (common: CommonFacts, now: Moment, place: Place) => StepView
  /** What the browser makes it from again. */
  sent?: unknown
}

type Place = { order: number; isFirst: boolean }

/** Its facts are its own, so that a long list of such steps costs each of them nothing. */
export const lay = <Own extends Fields>(
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
  const known = (common: CommonFacts, own: unknown) => ({ ...common, ...factsFrom(shape, own) })
  const loadedOnce = onceFor(({ common, own, summary }: StageFacts) => {
    if (summary === undefined) {
      const facts = known(common, own ?? nothing)
      return { at: () => facts, past: once(() => pastOf(allFields(stage.facts), facts)) }
    }
    const { at, past } = summary.of(common, own)
    return {
      at: (now: Moment) => known(common, at(now)),
      past: once(() =>
        past.map(then => ({ moment: then.moment, facts: known(then.common, then.own), statuses: new Map() })),
      ),
    }
  })
  const { facts: reads, pending: rules = [], ...table } = stage
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
      const changed = rules.reduce((before, rule) => rule(before, pending, now), known(common, own))
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
      : [{ at: index + 1, view: place => readStep(step, facts, reached, now, place) }],
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

function readStep<Known extends CommonFacts>(
  step: Step<Known>,
  facts: Known,
  reached: History<Known>,
  now: Moment,
  { order, isFirst }: Place,
): StepView {
  const status = statusOf(step, facts, now, isFirst)
  const isBefore = countsAsDoneBefore(step, facts, now)
  const otherWay = isBefore ? wayOf(step, facts) : undefined
  const detail = step.detail?.(facts, now)
  const label = isBefore
    ? otherWay === undefined
      ? doneBeforeLabel
      : otherWayLabel
    : (detail?.closed?.label ?? step.labels?.[status])
  return {
    id: step.id,
    route: step.route,
    title: step.retitled?.(facts) ?? step.title,
    order,
    status,
    ...(label !== undefined && { label }),
    ...(step.type !== undefined && { type: step.type }),
    isCustom: false,
    ...(status === 'locked' && lockOf(step, facts)),
    canBeMarked: canBeMarked(step, facts, status),
    canBeUnmarked: isBefore || (isMarked(step, facts) && step.closesForGood !== true),
    ...(isBefore && { isDoneBefore: true }),
    ...(step.needs !== undefined && { needs: step.needs }),
    ...(otherWay !== undefined && { otherWay }),
    // What was never done here can be opened again, whatever kind of step it is.
    closesForGood: step.closesForGood === true && !isBefore,
    badgeShown: facts.badges[step.route] !== undefined,
    stageProgressionOn: reached(step, { moment: now, status }, isFirst),
    ...detail,
  }
}

function lockOf<Known extends CommonFacts>({ whyLocked }: Step<Known>, facts: Known): Partial<StepView> {
  if (whyLocked === undefined) return {}
  if (typeof whyLocked === 'string') return { whyLocked }
  const { why, mendedAt } = whyLocked(facts)
  return { whyLocked: why, ...(mendedAt !== undefined && { mendedAt }) }
}

function statusOf<Known extends CommonFacts>(step: Step<Known>, facts: Known, now: Moment, isFirst: boolean): Status {
  const ruled = step.status(facts, now)
  if (isDoneBefore(step, facts)) return 'complete'
  if (ruled === 'locked') return ruled
  if (isMarked(step, facts)) return 'complete'
  // The first visit to a stage with no status sets its first step pending.
  return isFirst && ruled === 'incomplete' && facts.visitedAt !== null ? 'pending' : ruled
}

/** A step that the desk assigned never has this fact, since its facts are its own. */
const isDoneBefore = <Known extends CommonFacts>({ id }: Step<Known>, { doneBefore }: Known): boolean =>
  doneBefore.stage !== null || doneBefore.steps[id] !== undefined

/** What the rule says is complete was done here, so there is nothing to take back. */
const countsAsDoneBefore = <Known extends CommonFacts>(step: Step<Known>, facts: Known, now: Moment): boolean =>
  isDoneBefore(step, facts) && step.status(facts, now) !== 'complete'

const wayOf = <Known extends CommonFacts>({ id }: Step<Known>, { doneBefore }: Known): string | undefined =>
  (doneBefore.steps[id] ?? doneBefore.stage)?.way ?? undefined

const doneBeforeLabel = 'Done before Safar'
const otherWayLabel = 'Done another way'

const isMarked = <Known extends CommonFacts>({ id, canBeMarked: rule }: Step<Known>, { marked }: Known): boolean =>
  rule !== undefined && marked[id] !== undefined

function canBeMarked<Known extends CommonFacts>({ canBeMarked: rule }: Step<Known>, facts: Known, status: Status) {
  if (rule === undefined || status === 'locked' || status === 'complete') return false
  return rule === true ? isOpen(status) : rule(facts)
}

/** Each status with the moment it was first reached. */
type History<Known extends CommonFacts> = (step: Step<Known>, now: Now, isFirst: boolean) => Reached
type Now = { moment: Moment; status: Status }

/** Now is counted only for a status that the clock alone brought about, since what follows from facts began with the fact. */
const reachedIn =
  <Known extends CommonFacts>(past: Past<Known>): History<Known> =>
  (step, now, isFirst) => {
    const reached: Reached = {}
    const before = past.filter(({ moment }) => moment < now.moment)
    const name = isFirst ? `${step.id}, first` : step.id
    for (const then of before) {
      const status = statusThen(then, name, ({ facts, moment }) => statusOf(step, facts, moment, isFirst))
      reached[status] ??= then.moment
    }
    if (before.length > 0) reached[now.status] ??= now.moment
    return reached
  }

/** For many students at once, of whom only the present counts: the past is most of the work. */
export const noHistory: History<never> = () => ({})

/** What was reached before is the server's to say; what it could not know of is new. */
const reachedSince =
  (known: SentFacts['reached']): History<never> =>
  ({ id }, { moment, status }) => {
    const reached = known[id] ?? {}
    return Object.keys(reached).length === 0 ? reached : { [status]: moment, ...reached }
  }

/** When the clock alone changes a status next. */
export const nextTurn = (stages: readonly StageView[], now: Moment): Moment | undefined =>
  stages
    .flatMap(({ steps }) => steps.flatMap(({ turns = [] }) => turns))
    .filter(turn => turn > now)
    .toSorted()[0]
