// What students had done before they came to Safar. The onboarding asks for it, the journey counts it as done.
import { and, eq } from 'drizzle-orm'
import type { BoundStage } from '#src/journey/read.ts'
import type { OtherWay } from '#src/journey/stage.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { happenings } from './tables.ts'

type Stages = readonly BoundStage[]
/** `step` is the id of a step, or empty for the whole stage. */
type Done = { stage: string; step: string; way?: string | null }

/** What the onboarding reads and writes, for these stages. */
export const doneBeforeAt = (stages: Stages) => ({
  read: (db: Queries, owner: string) => read(stages, db, owner),
  write: async (change: Change, call: Call, routes: readonly string[]): Promise<boolean> => {
    const done = doneAt(stages, routes)
    if (done === undefined) return false
    await write(change, call, done)
    return true
  },
})

/** By route: a stage ('loans') or a step of it ('visas/ds-160'), in the order of the journey. */
async function read(stages: Stages, db: Queries, owner: string): Promise<string[]> {
  const rows = await db.select({ stage: happenings.stage, step: happenings.step }).from(happenings).where(allOf(owner))
  const known = new Set(rows.map(nameOf))
  return choicesIn(stages).flatMap(({ route, done }) => (known.has(nameOf(done)) ? [route] : []))
}

/** Undefined where one of the routes is no stage and no step. */
function doneAt(stages: Stages, routes: readonly string[]): Done[] | undefined {
  const choices = new Map(choicesIn(stages).map(({ route, done }) => [route, done]))
  const found = routes.flatMap(route => choices.get(route) ?? [])
  return found.length === routes.length ? found : undefined
}

/** Exactly these from now on. What was noted before keeps its date. */
async function write({ tx, announce }: Change, call: Call, done: readonly Done[]): Promise<void> {
  const owner = call.caller.id
  const whole = new Set(done.flatMap(({ stage, step }) => (step === '' ? [stage] : [])))
  const wanted = done.filter(({ stage, step }) => step === '' || !whole.has(stage))
  const names = new Set(wanted.map(nameOf))
  const rows = await tx.select().from(happenings).where(allOf(owner)).for('update')
  const before = new Set(rows.map(nameOf))
  for (const row of rows) if (!names.has(nameOf(row))) await tx.delete(happenings).where(oneOf(owner, row))
  const isNew = wanted.filter(one => !before.has(nameOf(one)))
  await insert(tx, owner, isNew, call.now())
  if (isNew.length > 0 || rows.some(row => !names.has(nameOf(row)))) await announce(`person:${owner}`, 'journey')
}

/** One step is open again; where the whole stage was done before, its other steps still are. */
export async function openAgain({ tx }: Change, owner: string, stage: BoundStage, step: string): Promise<void> {
  // The whole stage goes first: another request that opens a step of it at the same moment waits here, and then
  // finds the rows of single steps.
  const [whole] = await tx
    .delete(happenings)
    .where(oneOf(owner, { stage: stage.route, step: '' }))
    .returning()
  await tx.delete(happenings).where(oneOf(owner, { stage: stage.route, step }))
  if (whole === undefined) return
  const others = stage.steps
    .filter(({ id }) => id !== step)
    .map(({ id }) => ({ stage: stage.route, step: id, way: whole.way }))
  await insert(tx, owner, others, whole.at)
}

/** The stage, or the steps that the way names. Where two ways are pressed at once, the first counts. */
export async function finish({ tx, announce }: Change, call: Call, stage: BoundStage, way: OtherWay): Promise<void> {
  const steps = way.steps ?? ['']
  const done = steps.map(step => ({ stage: stage.route, step, way: way.id }))
  await insert(tx, call.caller.id, done, call.now())
  await announce(`person:${call.caller.id}`, 'journey', 'onboarding')
}

/** What was finished that way is open again. */
export async function reopen({ tx, announce }: Change, owner: string, stage: string, way: string): Promise<void> {
  const rows = await tx
    .delete(happenings)
    .where(and(allOf(owner), eq(happenings.stage, stage), eq(happenings.way, way)))
    .returning()
  if (rows.length > 0) await announce(`person:${owner}`, 'journey', 'onboarding')
}

async function insert(tx: Queries, owner: string, done: readonly Done[], at: Temporal.Instant): Promise<void> {
  if (done.length === 0) return
  const rows = done.map(({ stage, step, way }) => ({ owner, stage, step, what, at, way }))
  await tx.insert(happenings).values(rows).onConflictDoNothing()
}

const what = 'done-before' as const

const allOf = (owner: string) => and(eq(happenings.owner, owner), eq(happenings.what, what))
const oneOf = (owner: string, { stage, step }: Done) =>
  and(allOf(owner), eq(happenings.stage, stage), eq(happenings.step, step))

const nameOf = ({ stage, step }: Done): string => `${stage}/${step}`

const choicesIn = (stages: Stages): { route: string; done: Done }[] =>
  stages
    .filter(({ isComingSoon }) => isComingSoon !== true)
    .flatMap(({ route: stage, steps }) => [
      { route: stage, done: { stage, step: '' } },
      ...steps.map(({ id, route }) => ({ route: `${stage}/${route}`, done: { stage, step: id } })),
    ])
