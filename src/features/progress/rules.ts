// The journey as the browser reads it: by the same rules as the server, from the facts that it was sent, as they will be
// once all that waits for a network is sent.
import type { Moment } from '#src/journey/moments.ts'
import type { BoundStage } from '#src/journey/read.ts'
import type { AssignedStep } from '#src/journey/views.ts'
import type { SentFacts, StageView } from '#src/journey/views.ts'
import type { CommonFacts, Pending } from '#src/journey/stage.ts'

/** What waits is named by what it is about. */
export const markOf = (stage: string, step: string): string => `mark:${stage}/${step}`
export const visitOf = (stage: string): string => `visit:${stage}`

/** Another one whenever the facts that are sent change: what a browser kept from an older release doesn't fit any more. */
const sentVersion = 7
export const sentKey = ['journey', sentVersion] as const

export type SentJourney = { now: Moment; stages: Readonly<Record<string, SentFacts>> }

/** The steps that the desk assigned at a stage. */
type AssignedFrom = (
  stage: BoundStage,
  sent: readonly unknown[],
  pending: Pending,
  now: Moment,
) => readonly AssignedStep[]

/** What the journey consists of: wired in `app/`, since this feature knows no stage by name. */
export type JourneyTable = { stages: readonly BoundStage[]; assignedFrom: AssignedFrom }

export const readSent = (
  { stages, assignedFrom }: JourneyTable,
  { stages: sent }: SentJourney,
  pending: Pending,
  now: Moment,
): StageView[] =>
  stages.flatMap((stage, index) => {
    const own = sent[stage.route]
    if (own === undefined) return []
    const common = (facts: CommonFacts) => commonOnceSent(stage, facts, pending, now)
    const assigned = assignedFrom(stage, own.assigned, pending, now)
    return stage.viewSent(own, { pending, common, assigned }, now, index + 1)
  })

function commonOnceSent(stage: BoundStage, facts: CommonFacts, pending: Pending, now: Moment): CommonFacts {
  const wished = (is: boolean) =>
    stage.steps.map(({ id }) => id).filter(id => pending.get(markOf(stage.route, id)) === is)
  const taken = wished(false)
  const marked = Object.fromEntries(wished(true).map(id => [id, { at: now }]))
  return {
    ...facts,
    visitedAt: facts.visitedAt ?? (pending.get(visitOf(stage.route)) === true ? now : null),
    marked: { ...marked, ...without(facts.marked, taken) },
    doneBefore: taken.length === 0 ? facts.doneBefore : openAgain(stage, facts.doneBefore, taken),
  }
}

type ByName<Value> = Readonly<Partial<Record<string, Value>>>

const without = <Value>(all: ByName<Value>, names: readonly string[]): ByName<Value> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))

/** Where the whole stage was done before, its other steps still are. */
function openAgain(
  stage: BoundStage,
  { stage: whole, steps }: CommonFacts['doneBefore'],
  taken: readonly string[],
): CommonFacts['doneBefore'] {
  const others = whole === null ? steps : Object.fromEntries(stage.steps.map(({ id }) => [id, whole]))
  return { stage: null, steps: without(others, taken) }
}

/** That a step was completed, where it waits for a network. */
export const completionOf = (customStep: string): string => `custom-step:${customStep}`
