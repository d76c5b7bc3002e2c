import { sql } from 'drizzle-orm'
import { momentOf } from '#src/journey/moments.ts'
import { noFacts, readJourney, type BoundStage } from '#src/journey/read.ts'
import { type StageView, type StepView } from '#src/journey/views.ts'
import { sentOf } from '#src/journey/sent.ts'
import type { Journey } from '#src/manifest/app-services.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { foundOne, notFound, Refusal } from '#src/wire/problem.ts'
import { stepCannotBeMarked, stepIsLocked, wayIsClosed, type JourneyView } from './contract.ts'
import { finish as finishBy, openAgain, reopen as reopenFrom } from './done-before.ts'
import type { SentJourney } from './rules.ts'
import type { happenings } from './tables.ts'

type What = (typeof happenings.$inferInsert)['what']
type StepName = { stage: string; step: string }
type WayName = { stage: string; way: string }

export async function read({ stages, loadFacts }: Journey, call: Call): Promise<JourneyView> {
  const now = momentOf(call.now())
  return { now, stages: readJourney(stages, await loadFacts(call), now) }
}

/** The same for our own pages, which read it by the same rules. */
export async function facts({ stages, loadFacts }: Journey, call: Call): Promise<SentJourney> {
  const now = momentOf(call.now())
  const known = await loadFacts(call)
  const sent = stages.map(
    stage => [stage.route, sentOf(stage, known[stage.route] ?? { common: noFacts }, now)] as const,
  )
  return { now, stages: Object.fromEntries(sent) }
}

export async function visit(journey: Journey, call: Call, { stage }: { stage: string }): Promise<void> {
  stageNamed(journey, stage)
  await call.change(change => happen(change, call, stage, 'visited'))
}

export async function mark(journey: Journey, call: Call, name: StepName): Promise<void> {
  const step = await refuseLocked(journey, call, name)
  if (step.status === 'complete') return
  if (!step.canBeMarked) throw new Refusal(stepCannotBeMarked)
  await call.change(change => happen(change, call, name.stage, 'marked', step.id))
}

/** For a verb that belongs to a step: the same rules at the server's door as on the screen. */
export async function refuseLocked(journey: Journey, call: Call, name: StepName): Promise<StepView> {
  const step = await stepNamed(journey, call, name)
  if (step.status === 'locked') throw new Refusal(stepIsLocked)
  return step
}

export async function unmark(journey: Journey, call: Call, name: StepName): Promise<void> {
  const step = await stepNamed(journey, call, name)
  if (!step.canBeUnmarked) {
    if (step.status === 'complete') throw new Refusal(stepCannotBeMarked)
    // Without a mark it is as was wished: a proxy may send this twice, for it is a DELETE.
    return
  }
  await call.change(async change => {
    await change.tx.execute(sql`
      delete from happenings
      where owner = ${call.caller.id} and stage = ${name.stage} and what = ${'marked' satisfies What} and step = ${step.id}`)
    if (step.isDoneBefore) await openAgain(change, call.caller.id, stageNamed(journey, name.stage), step.id)
    await change.announce(`person:${call.caller.id}`, 'journey', 'onboarding')
  })
}

export async function finish(journey: Journey, call: Call, { stage, way }: WayName): Promise<void> {
  const known = stageNamed(journey, stage)
  const found = foundOne(known.otherWays?.find(({ id }) => id === way))
  const { otherWay, otherWays = [] } = await viewOf(journey, call, known)
  if (otherWay === way) return
  if (!otherWays.some(({ id }) => id === way)) throw new Refusal(wayIsClosed)
  await call.change(change => finishBy(change, call, known, found))
}

export async function reopen(journey: Journey, call: Call, { stage, way }: WayName): Promise<void> {
  stageNamed(journey, stage)
  await call.change(change => reopenFrom(change, call.caller.id, stage, way))
}

export async function showBadge(journey: Journey, call: Call, name: StepName): Promise<void> {
  const step = await stepNamed(journey, call, name)
  await call.change(change => happen(change, call, name.stage, 'badge-shown', step.route))
}

export async function askEarlyAccess(journey: Journey, call: Call, { stage }: { stage: string }): Promise<void> {
  if (stageNamed(journey, stage).isComingSoon !== true) throw new Refusal(notFound)
  await call.change(async change => {
    await happen(change, call, stage, 'early-access-asked')
    await change.announceToDesk('early-access')
  })
}

/** A thing happens once: the first time counts. Written out, for no verb is pressed as often, and putting it together costs more than the rest. */
async function happen({ tx, announce }: Change, call: Call, stage: string, what: What, step = ''): Promise<void> {
  const made = await tx.execute(sql`
    insert into happenings (owner, stage, what, step, at)
    values (${call.caller.id}, ${stage}, ${what}, ${step}, ${call.now().toString()}::timestamptz)
    on conflict do nothing returning 1`)
  if (made.length > 0) await announce(`person:${call.caller.id}`, 'journey')
}

function stageNamed({ stages }: Journey, route: string): BoundStage {
  const found = foundOne(stages.find(stage => stage.route === route))
  return found
}

/** A step by its id or its route. */
async function stepNamed(journey: Journey, call: Call, { stage, step }: StepName): Promise<StepView> {
  const { steps } = await viewOf(journey, call, stageNamed(journey, stage))
  const found = foundOne(steps.find(({ id, route }) => id === step || route === step))
  return found
}

async function viewOf(journey: Journey, call: Call, stage: BoundStage): Promise<StageView> {
  const facts = (await journey.loadFactsAt(call, stage.route)) ?? { common: noFacts }
  return stage.view(facts, momentOf(call.now()), 1)
}
