import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { sopVersions } from '../tables.ts'
import { holderOf } from './claims.ts'
import type { QueuedSop } from './contract.ts'

const mostShown = 200

/** What waits, by deadline and then by who has waited longest; then what was answered lately. */
export async function queue({ db }: Call): Promise<QueuedSop[]> {
  const claimer = alias(people, 'claimer')
  const waits = or(
    isNull(sopVersions.publishedAt),
    and(isNotNull(sopVersions.moreHelpRequestedAt), isNull(sopVersions.moreHelpAnsweredAt)),
  )
  const rows = await db
    .select({ version: sopVersions, claimer: claimer.firstName })
    .from(sopVersions)
    .leftJoin(claimer, eq(claimer.id, sopVersions.claimedBy))
    .orderBy(
      desc(sql`${waits}`),
      sql`case when ${waits} then ${sopVersions.submissionDeadline} end asc`,
      sql`case when ${waits} then ${sopVersions.submittedAt} end asc`,
      desc(sopVersions.publishedAt),
      asc(sopVersions.id),
    )
    .limit(mostShown)
  return rows.map(({ version, claimer: name }) => ({
    sopId: version.id,
    number: version.number,
    student: { id: version.owner, name: version.studentName },
    submissionDeadline: version.submissionDeadline.toString(),
    submittedAt: version.submittedAt.toString(),
    claimedBy: holderOf(version, name),
    publishedAt: version.publishedAt?.toString() ?? null,
    helpWaitingSince: version.moreHelpAnsweredAt === null ? (version.moreHelpRequestedAt?.toString() ?? null) : null,
  }))
}
