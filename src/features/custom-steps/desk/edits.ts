// A step is changed or moved for everybody who has it.
import { and, eq, sql, isNull } from 'drizzle-orm'
import type { BoundStage } from '#src/journey/read.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import { cleanRichText } from '#src/platform/rich-text.ts'
import { webinars } from '#src/features/webinars/tables.ts'
import * as audited from '../audit-actions.ts'
import { orderAfterMove, type Placed } from '../rules.ts'
import { customSteps } from '../tables.ts'
import type { StepRow } from '../steps.ts'
import { endOfTheLine, stepChanged, type DeskStepDetail, webinarUnknown } from './contract.ts'
import { read } from './list.ts'
import { type StepDefinition, canBeDue } from './rules.ts'
import { note, tell } from './notices.ts'

type Edit = StepDefinition & { id: string; version: number }

/** Of what kind it is and where it stands does not change: others have answered it there. */
export const edit = (call: Call, { id, version, stage, type, ...definition }: Edit): Promise<DeskStepDetail> =>
  call.change(async change => {
    await refuseUnknownWebinar(change.tx, { type, webinarId: definition.webinarId })
    const [step] = await change.tx
      .update(customSteps)
      .set({
        ...storedDefinition({ ...definition, type }),
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

/** As it lies in its row: nothing that its kind has no use for, and no markup but ours. */
export const storedDefinition = ({
  type,
  title,
  description,
  attachments,
  form,
  typeformUrl,
  webinarId,
  labels,
  dueOn,
}: Omit<StepDefinition, 'stage'>) => ({
  title,
  description: cleanRichText(description),
  labels: Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== '')),
  attachments: type === 'ConsumeContent' ? attachments : [],
  form: type === 'FillForm' ? form.map(plain) : [],
  typeformUrl: type === 'FillForm' ? typeformUrl : null,
  webinarId: type === 'RsvpToWebinar' ? webinarId : null,
  dueOn: dueOn !== null && canBeDue(type) ? Temporal.PlainDate.from(dueOn) : null,
})

function plain({ kind, options, min, max, ...question }: StepDefinition['form'][number]) {
  const isChoice = kind === 'choice' || kind === 'choices'
  const range = kind === 'number' ? { min, max } : { min: null, max: null }
  return { ...question, kind, options: isChoice ? options : [], ...range }
}

export async function refuseUnknownWebinar(
  db: Queries,
  { type, webinarId }: Pick<StepDefinition, 'type' | 'webinarId'>,
): Promise<void> {
  if (type !== 'RsvpToWebinar' || webinarId === null) return
  const [known] = await db
    .select()
    .from(webinars)
    .where(and(eq(webinars.id, webinarId), isNull(webinars.cancelledAt)))
  if (known === undefined) throw new Refusal(webinarUnknown)
}
