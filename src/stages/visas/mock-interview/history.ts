import { eq } from 'drizzle-orm'
import type { HistorySource } from '#src/features/audit/actions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { mockInterviews } from './tables.ts'

export const mockInterviewHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ interview: mockInterviews, reviewer: people.firstName })
    .from(mockInterviews)
    .leftJoin(people, eq(people.id, mockInterviews.publishedBy))
    .where(eq(mockInterviews.owner, student))
  return rows.flatMap(({ interview, reviewer }) => [
    { at: interview.sharedAt, what: 'Shared a mock interview' },
    { at: interview.publishedAt, what: 'Was sent the review of the mock interview', by: reviewer },
    { at: interview.closedAt, what: 'Completed the mock interview' },
  ])
}
