// A step is assigned, given to others, withdrawn and assigned again. The students see each at once.
import * as audited from '../audit-actions.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BoundStage } from '#src/journey/read.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { AuditAction } from '#src/features/audit/actions.ts'
import { askAgain, settleAsked } from '../desk-requests.ts'
import { orderAtTheEnd } from '../rules.ts'
import type { StepRow } from '../steps.ts'
import { customSteps, customStepStudents } from '../tables.ts'
import { stageUnknown, strangers, type DeskStepDetail } from './contract.ts'
import { lineOf, stepWith, storedDefinition, refuseUnknownWebinar } from './edits.ts'
import { read } from './list.ts'
import { countStudents } from './people.ts'
import type { StepDefinition } from './rules.ts'
import { note, tell, notifyOfNew } from './notices.ts'

type Assignment = StepDefinition & { audience: StepRow['audience']; students: readonly string[] }

export async function assign(
  stages: readonly BoundStage[],
  call: Call,
  { audience, students, ...definition }: Assignment,
): Promise<DeskStepDetail> {
  const stage = stages.find(({ route, isComingSoon }) => route === definition.stage && isComingSoon !== true)
  if (stage === undefined) throw new Refusal(stageUnknown)
  const owners = audience === 'stage' ? [] : [...new Set(students)]
  await refuseStrangers(call.db, owners)
  await refuseUnknownWebinar(call.db, definition)
  return call.change(async change => {
    const order = orderAtTheEnd(await lineOf(change.tx, stage))
    const [step] = await change.tx
      .insert(customSteps)
      .values({
        ...storedDefinition(definition),
        stage: stage.route,
        type: definition.type,
        audience,
        order,
        createdAt: call.now(),
        createdBy: call.caller.id,
      })
      .returning()
    if (step === undefined) throw new Error('The step was not written.')
    await assignTo(change, call, step, owners)
    if (audience === 'stage') await notifyOfNew(change, call, step, 'all')
    await askAgain(change, call, step, true)
    await note(change, call, audited.stepAssigned, step)
    await tell(change, step, owners)
    return read({ db: change.tx }, { id: step.id })
  })
}

type StudentsChange = { id: string; add: readonly string[]; remove: readonly string[] }

export async function changeStudents(call: Call, { id, add, remove }: StudentsChange): Promise<DeskStepDetail> {
  const owners = [...new Set(add)].filter(owner => !remove.includes(owner))
  await refuseStrangers(call.db, owners)
  return call.change(async change => {
    const step = await stepWith(change.tx, id)
    if (step.audience === 'stage') throw new Refusal(notFound)
    await assignTo(change, call, step, owners)
    if (remove.length > 0) {
      await change.tx
        .update(customStepStudents)
        .set({ withdrawnAt: call.now() })
        .where(and(eq(customStepStudents.step, id), inArray(customStepStudents.owner, [...remove])))
    }
    for (const owner of remove) await settleAsked(change, call, id, owner)
    await askAgain(change, call, step, true)
    await note(change, call, audited.stepStudentsChanged, step)
    await tell(change, step, [...owners, ...remove])
    return read({ db: change.tx }, { id })
  })
}

export const withdraw = (call: Call, { id }: { id: string }): Promise<void> =>
  setWithdrawn(call, id, audited.stepWithdrawn, call.now())

export const assignAgain = (call: Call, { id }: { id: string }): Promise<void> =>
  setWithdrawn(call, id, audited.stepAssignedAgain, null)

const setWithdrawn = (call: Call, id: string, what: AuditAction, withdrawnAt: Temporal.Instant | null): Promise<void> =>
  call.change(async change => {
    const step = await stepWith(change.tx, id)
    if ((step.withdrawnAt === null) === (withdrawnAt === null)) return
    await change.tx.update(customSteps).set({ withdrawnAt }).where(eq(customSteps.id, id))
    await askAgain(change, call, step, withdrawnAt === null)
    await note(change, call, what, step)
    await tell(change, step)
  })

/** Once more for somebody whose it was: what was answered then is there again. Answers who did not have it. */
export async function assignTo(
  change: Change,
  call: Call,
  step: StepRow,
  owners: readonly string[],
): Promise<readonly string[]> {
  if (owners.length === 0) return []
  const assigned = await change.tx
    .insert(customStepStudents)
    .values(owners.map(owner => ({ owner, step: step.id, assignedAt: call.now() })))
    .onConflictDoUpdate({
      target: [customStepStudents.owner, customStepStudents.step],
      set: { withdrawnAt: null, assignedAt: sql`coalesce(${customStepStudents.assignedAt}, excluded.assigned_at)` },
      setWhere: sql`${customStepStudents.withdrawnAt} is not null or ${customStepStudents.assignedAt} is null`,
    })
    .returning({ owner: customStepStudents.owner })
  for (const { owner } of assigned) await notifyOfNew(change, call, step, owner)
  return assigned.map(({ owner }) => owner)
}

async function refuseStrangers(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0 && (await countStudents(db, ids)) !== ids.length) throw new Refusal(strangers)
}
