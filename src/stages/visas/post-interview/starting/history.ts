import { desc, eq } from 'drizzle-orm'
import type { HistorySource } from '#src/features/audit/actions.ts'
import * as copy from './copy.ts'
import { visaRoundPast, visaRounds } from '#src/stages/visas/rounds/tables.ts'

/** When each further application began, and what of the steps was marked before it. */
export const roundsHistory: HistorySource = async ({ db }, student, stages) => {
  const [rounds, past] = await Promise.all([
    db.select().from(visaRounds).where(eq(visaRounds.owner, student)).orderBy(desc(visaRounds.number)),
    db.select().from(visaRoundPast).where(eq(visaRoundPast.owner, student)),
  ])
  const steps = stages.find(({ route }) => route === 'visas')?.steps ?? []
  return [
    ...rounds.map(({ number, startedAt, why }) => ({ at: startedAt, what: copy.history(number, why) })),
    ...past.flatMap(({ number, kind, name, at }) => {
      const step = kind === 'tick' ? undefined : steps.find(({ id }) => id === name)
      return step === undefined ? [] : [{ at, what: copy.markedBefore(step.title, number - 1) }]
    }),
  ]
}
