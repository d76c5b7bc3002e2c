// One step: its status, and when it had which. A step that the desk assigned is read by the same.
import type { Moment } from './moments.ts'
import { statusThen, type Past } from './past.ts'
import type { CommonFacts, Step } from './stage.ts'
import { isOpen, type Status } from './status.ts'
import type { Place, Reached, SentFacts, StepView } from './views.ts'

export function readStep<Known extends CommonFacts>(
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
    ...(step.met !== undefined && { met: step.met }),
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
export type History<Known extends CommonFacts> = (step: Step<Known>, now: Now, isFirst: boolean) => Reached
type Now = { moment: Moment; status: Status }

/** Now is counted only for a status that the clock alone brought about, since what follows from facts began with the fact. */
export const reachedIn =
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
export const reachedSince =
  (known: SentFacts['reached']): History<never> =>
  ({ id }, { moment, status }) => {
    const reached = known[id] ?? {}
    return Object.keys(reached).length === 0 ? reached : { [status]: moment, ...reached }
  }
