import * as kinds from '../request-kinds.ts'
import { and, asc, desc, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { claimView, assignees, isClaimOf, isAssignee } from '#src/features/desk-kit/claims.ts'
import { claims } from '#src/features/desk-kit/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { sopVersions } from '../tables.ts'
import type { QueuedSop } from '../contract.ts'

const mostShown = 200

/** What waits, by deadline and then by who has waited longest; then what was answered lately. */
export async function queue({ db }: Call): Promise<QueuedSop[]> {
  const waits = or(
    isNull(sopVersions.publishedAt),
    and(isNotNull(sopVersions.moreHelpRequestedAt), isNull(sopVersions.moreHelpAnsweredAt)),
  )
  const rows = await db
    .select({ version: sopVersions, claim: claims, assignee: assignees.firstName })
    .from(sopVersions)
    .leftJoin(claims, isClaimOf(kinds.sop.name, sopVersions.id))
    .leftJoin(assignees, isAssignee)
    .orderBy(
      desc(sql`${waits}`),
      sql`case when ${waits} then ${sopVersions.submissionDeadline} end asc`,
      sql`case when ${waits} then ${sopVersions.submittedAt} end asc`,
      desc(sopVersions.publishedAt),
      asc(sopVersions.id),
    )
    .limit(mostShown)
  return rows.map(({ version, ...claimed }) => ({
    sopId: version.id,
    number: version.number,
    student: { id: version.owner, name: version.studentName },
    submissionDeadline: version.submissionDeadline.toString(),
    submittedAt: version.submittedAt.toString(),
    claimedBy: claimView(claimed),
    publishedAt: version.publishedAt?.toString() ?? null,
    helpWaitingSince: version.moreHelpAnsweredAt === null ? (version.moreHelpRequestedAt?.toString() ?? null) : null,
  }))
}
