import { desc, eq } from 'drizzle-orm'
import type { HistorySource } from '../../../features/students/service.ts'
import { outcomeNames, slipNames } from './copy.ts'
import { interviewOutcomes, slipChecks, visaSlips } from './tables.ts'

export const postInterviewHistory: HistorySource = async ({ db }, student) => {
  const [outcomes, slips, checks] = await Promise.all([
    db
      .select()
      .from(interviewOutcomes)
      .where(eq(interviewOutcomes.owner, student))
      .orderBy(desc(interviewOutcomes.id))
      .limit(50),
    db.select().from(visaSlips).where(eq(visaSlips.owner, student)),
    db.select().from(slipChecks).where(eq(slipChecks.owner, student)).orderBy(desc(slipChecks.id)).limit(50),
  ])
  return [
    ...outcomes.map(({ toldAt, outcome }) => ({
      at: toldAt,
      what: `Said of the visa interview: ${outcomeNames[outcome]}`,
    })),
    ...slips.map(({ updatedAt, slip }) => ({ at: updatedAt, what: `Told of the slip: ${slipNames[slip]}` })),
    ...checks.map(({ notedAt, finding }) => ({ at: notedAt, what: `Looked at the visa's status: ${finding}` })),
  ].map(({ at, what }) => ({ at: at.toString(), what, by: null }))
}
