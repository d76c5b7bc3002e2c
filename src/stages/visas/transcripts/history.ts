import { eq } from 'drizzle-orm'
import type { HistorySource } from '#src/features/audit/actions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { transcriptContributions } from './tables.ts'

export const transcriptHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ contribution: transcriptContributions, settler: people.firstName })
    .from(transcriptContributions)
    .leftJoin(people, eq(people.id, transcriptContributions.settledBy))
    .where(eq(transcriptContributions.owner, student))
    .limit(20)
  return rows.flatMap(({ contribution: { sentAt, publishedAt, declinedAt }, settler }) => [
    { at: sentAt, what: 'Sent the visa interview' },
    { at: publishedAt, what: 'Their interview was published without names', by: settler },
    { at: declinedAt, what: 'Their interview was not published', by: settler },
  ])
}
