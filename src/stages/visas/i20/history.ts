import { eq } from 'drizzle-orm'
import type { HistorySource } from '#src/features/audit/actions.ts'
import { universities } from '#src/features/universities/tables.ts'
import { filledI20s, i20Data } from './tables.ts'

/** What was entered stays the student's; that it was filled is no secret. */
export const i20History: HistorySource = async ({ db }, student) => {
  const [chosen] = await db
    .select({ at: i20Data.chosenAt, name: universities.name })
    .from(i20Data)
    .innerJoin(universities, eq(universities.id, i20Data.universityId))
    .where(eq(i20Data.owner, student))
  const filled = await db.select().from(filledI20s).where(eq(filledI20s.owner, student))
  return [
    ...(chosen === undefined ? [] : [{ at: chosen.at, what: `Chose ${chosen.name} for the I-20` }]),
    ...filled.map(({ filledAt, form }) => ({ at: filledAt, what: `Had ${form ?? 'the I-20 worksheet'} filled` })),
  ]
}
