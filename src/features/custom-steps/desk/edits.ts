// A step is changed or moved for everybody who has it.
import { and, eq, sql, isNull } from 'drizzle-orm'
import type { BoundStage } from '#src/journey/read.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import * as audited from '../audit-actions.ts'
import { orderAfterMove, type Placed } from '../rules.ts'
import { customSteps } from '../tables.ts'
import type { StepRow } from '../steps.ts'
import { endOfTheLine, stepChanged, type DeskStepDetail } from './contract.ts'
import { kept, refuseUnknownWebinar } from './definition.ts'
import { read } from './list.ts'
import type { StepDefinition } from './rules.ts'
import { note, tell } from './notices.ts'

type Edit = StepDefinition & { id: string; version: number }

/** Of what kind it is and where it stands does not change: others have answered it there. */
export const edit = (call: Call, { id, version, stage, type, ...definition }: Edit): Promise<DeskStepDetail> =>
  call.change(async change => {
    await refuseUnknownWebinar(change.tx, { type, webinarId: definition.webinarId })
    const [step] = await change.tx
      .update(customSteps)
      .set({
        ...kept({ ...definition, type }),
        version: sql`${customSteps.version} + 1`,
        editedAt: call.now(),
        editedBy: call.caller.id,
      })
      .where(
        and(
          eq(customSteps.id, id),
          eq(customSteps.version, version),
          eq(customSteps.stage, stage),
          eq(customSteps.type, type),
        ),
      )
      .returning()
    if (step === undefined) return refuseEdit(change.tx, id)
    await note(change, call, audited.stepEdited, step)
    await tell(change, step)
    return read({ db: change.tx }, { id })
  })

async function refuseEdit(db: Queries, id: string): Promise<never> {
  const step = foundIn(await db.select().from(customSteps).where(eq(customSteps.id, id)))
  throw new Refusal(await changedBy(db, stepChanged, step.editedBy, step.editedAt ?? step.createdAt))
}

export const move = (
  stages: readonly BoundStage[],
  call: Call,
  { id, direction }: { id: string; direction: 'up' | 'down' },
): Promise<void> =>
  call.change(async change => {
    const step = await stepWith(change.tx, id)
    const stage = stages.find(({ route }) => route === step.stage)
    const order = stage && orderAfterMove(await lineOf(change.tx, stage), id, direction)
    if (order === undefined) throw new Refusal(endOfTheLine)
    await change.tx.update(customSteps).set({ order }).where(eq(customSteps.id, id))
    await note(change, call, audited.stepMoved, step)
    await tell(change, step)
  })

/** Held until the change is through, so that two at the desk do not change places at once. */
export async function stepWith(db: Queries, id: string): Promise<StepRow> {
  const step = foundIn(await db.select().from(customSteps).where(eq(customSteps.id, id)).for('update'))
  return step
}

/** What stands in a stage: its own, and what was assigned there and is not withdrawn. */
export async function lineOf(db: Queries, { route, steps }: BoundStage): Promise<Placed[]> {
  const assigned = await db
    .select({ id: customSteps.id, order: customSteps.order })
    .from(customSteps)
    .where(and(eq(customSteps.stage, route), isNull(customSteps.withdrawnAt)))
  return [...steps.map(({ id }, at) => ({ id, order: at + 1 })), ...assigned]
}
