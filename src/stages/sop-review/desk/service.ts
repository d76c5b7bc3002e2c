import { and, desc, eq, lt, asc, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { noteLook } from '#src/features/audit/actions.ts'
import { claimView, assignees, isClaimOf, isAssignee } from '#src/features/desk-kit/claims.ts'
import { claims } from '#src/features/desk-kit/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import * as kinds from '../request-kinds.ts'
import * as audited from '../audit-actions.ts'
import { sopVersions } from '../tables.ts'
import { versionsOf } from '../versions.ts'
import type { DeskVersion, QueuedSop } from '../contract.ts'

export { claim, release } from './publication.ts'
export { answerHelp, publish } from './publication.ts'
export { editRemark, judge, remark, removeRemark } from './remarks.ts'

export async function read(call: Call, { id }: { id: string }): Promise<DeskVersion> {
  const [row] = await call.db
    .select({ version: sopVersions, claim: claims, assignee: assignees.firstName })
    .from(sopVersions)
    .leftJoin(claims, isClaimOf(kinds.sop.name, sopVersions.id))
    .leftJoin(assignees, isAssignee)
    .where(eq(sopVersions.id, id))
    .orderBy(desc(sopVersions.number))
  if (row === undefined) throw new Refusal(notFound)
  const { owner, number, studentName, rubricRevision } = row.version
  await noteLook(call, { what: audited.sopRead, about: owner })
  const [[view], earlier] = await Promise.all([
    versionsOf(call, eq(sopVersions.id, id), 'desk'),
    versionsOf(call, and(eq(sopVersions.owner, owner), lt(sopVersions.number, number)), 'desk'),
  ])
  if (view === undefined) throw new Refusal(notFound)
  return {
    ...view,
    student: { id: owner, name: studentName },
    claimedBy: claimView(row),
    rubricRevision,
    earlier: earlier.map(({ sopId, number: round, text, remarks }) => ({ sopId, number: round, text, remarks })),
  }
}

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
