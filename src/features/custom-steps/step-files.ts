import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { documents } from '#src/features/documents/tables.ts'
import type { StepFilesSource } from '#src/features/papers/sources.ts'
import { customSteps } from './tables.ts'

/** Answers in steps that our team assigned, by the step that each hangs on. */
export const answerStepFiles: StepFilesSource = async ({ db }, owner) => {
  const rows = await db
    .select({ document: documents.id, title: customSteps.title, stage: customSteps.stage })
    .from(documents)
    .innerJoin(customSteps, eq(documents.attachedTo, sql`'custom-step:' || ${customSteps.id}`))
    .where(and(eq(documents.owner, owner), eq(documents.purpose, 'answer'), isNotNull(documents.arrivedAt)))
    .orderBy(asc(documents.id))
  return rows.map(({ document, title, stage }) => ({ document, what: title, usedIn: `/${stage}` }))
}
