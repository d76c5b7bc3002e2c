// A step as one student has it: its definition, and what happened to it for them.
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { customSteps, customStepStudents } from './tables.ts'
import { type AnswerView, answerView, responseView, type ResponseView } from './contract.ts'

export type StepRow = typeof customSteps.$inferSelect
export type StudentRow = typeof customStepStudents.$inferSelect
export type AssignedRow = { step: StepRow; mine: StudentRow | null }

/** Undefined unless this student has it now. */
export async function stepFor(db: Queries, owner: string, id: string): Promise<AssignedRow | undefined> {
  const row = await stepEverFor(db, owner, id)
  return row === undefined || row.step.withdrawnAt !== null || isWithdrawn(row.mine) ? undefined : row
}

const isWithdrawn = (mine: StudentRow | null) => mine !== null && mine.withdrawnAt !== null

/** Also one that was withdrawn since: what was answered is kept. */
export async function stepEverFor(db: Queries, owner: string, id: string): Promise<AssignedRow | undefined> {
  const [row] = await db
    .select({ step: customSteps, mine: customStepStudents })
    .from(customSteps)
    .leftJoin(customStepStudents, and(eq(customStepStudents.step, customSteps.id), eq(customStepStudents.owner, owner)))
    .where(and(eq(customSteps.id, id), or(eq(customSteps.audience, 'stage'), isNotNull(customStepStudents.assignedAt))))
  return row
}

/** A step for all of a stage has no row of a student's until something happens. */
export async function holdRow({ tx }: Change, owner: string, step: string): Promise<StudentRow> {
  await tx.insert(customStepStudents).values({ owner, step }).onConflictDoNothing()
  const [row] = await tx.select().from(customStepStudents).where(rowOf(owner, step)).for('update')
  if (row === undefined) throw new Error('The row of this student was not written.')
  return row
}

export const rowOf = (owner: string, step: string) =>
  and(eq(customStepStudents.owner, owner), eq(customStepStudents.step, step))

/** What a change of a student's own concerns: their browsers, and the desk's. */
export async function notifyOfOne({ announce, announceToDesk }: Change, owner: string): Promise<void> {
  await announce(`person:${owner}`, 'journey', 'custom-steps')
  await announceToDesk('custom-steps')
}

// Answers and responses lie sealed with the student's key.

type Vault = Call['vault']

export const sealContent = (vault: Vault, owner: string, content: readonly AnswerView[] | ResponseView) =>
  vault.seal(owner, JSON.stringify(content))

export const openAnswers = async (vault: Vault, owner: string, sealed: Uint8Array | null): Promise<AnswerView[]> =>
  sealed === null ? [] : z.array(answerView).parse(JSON.parse(await vault.open(owner, sealed)))

export const openResponse = async (vault: Vault, owner: string, sealed: Uint8Array | null) =>
  sealed === null ? null : responseView.parse(JSON.parse(await vault.open(owner, sealed)))
