import { desc, eq } from 'drizzle-orm'
import type { HistorySource } from '#src/features/audit/actions.ts'
import { people } from '#src/platform/identity/tables.ts'
import { sopVersions } from './tables.ts'

export const sopHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ version: sopVersions, reviewer: people.firstName })
    .from(sopVersions)
    .leftJoin(people, eq(people.id, sopVersions.publishedBy))
    .where(eq(sopVersions.owner, student))
    .orderBy(desc(sopVersions.number))
    .limit(50)
  return rows.flatMap(({ version, reviewer }) => [
    { at: version.submittedAt, what: `Submitted version ${version.number} of the SOP` },
    { at: version.publishedAt, what: `Was sent the feedback on version ${version.number} of the SOP`, by: reviewer },
    { at: version.moreHelpRequestedAt, what: 'Asked for more help with the SOP' },
    { at: version.closedAt, what: `Completed version ${version.number} of the SOP` },
  ])
}
