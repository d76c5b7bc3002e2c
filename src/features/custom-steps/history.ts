import { desc, eq } from 'drizzle-orm'
import { people } from '#src/platform/identity/tables.ts'
import type { HistorySource } from '../audit/history.ts'
import { customSteps, customStepStudents } from './tables.ts'

export const customStepsHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ step: customSteps, mine: customStepStudents, fulfiller: people.firstName })
    .from(customStepStudents)
    .innerJoin(customSteps, eq(customSteps.id, customStepStudents.step))
    .leftJoin(people, eq(people.id, customStepStudents.fulfilledBy))
    .where(eq(customStepStudents.owner, student))
    .orderBy(desc(customSteps.createdAt))
    .limit(200)
  return rows.flatMap(({ step: { title }, mine, fulfiller }) => [
    { at: mine.assignedAt, what: `Was given the step '${title}'` },
    { at: mine.answeredAt, what: `Answered the step '${title}'` },
    { at: mine.fulfilledAt, what: `Was answered in the step '${title}'`, by: fulfiller },
    { at: mine.completedAt, what: `Completed the step '${title}'` },
  ])
}
