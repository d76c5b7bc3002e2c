// Submissions as they are read: unsealed, with their universities, their resume and what was said of them.
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { documents } from '#src/features/documents/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { VersionView } from './feedback/contract.ts'
import { readRubric, remarksOf } from './remarks.ts'
import { sopVersions } from './tables.ts'

export type Version = typeof sopVersions.$inferSelect
type Found = { version: Version; reviewer: string | null; resume: typeof documents.$inferSelect | null }
/** A student sees what was said once it is published; the desk sees what is being written. */
type Reader = 'student' | 'desk'

export async function versionsOf(call: Call, which: SQL | undefined, reader: Reader): Promise<VersionView[]> {
  const reviewer = alias(people, 'reviewer')
  const found = await call.db
    .select({ version: sopVersions, reviewer: reviewer.firstName, resume: documents })
    .from(sopVersions)
    .leftJoin(reviewer, eq(reviewer.id, sopVersions.publishedBy))
    .leftJoin(documents, eq(documents.id, sopVersions.resume))
    .where(which)
    .orderBy(desc(sopVersions.number))
    .limit(100)
  const names = await namesOf(
    call,
    found.flatMap(({ version }) => version.universities),
  )
  return Promise.all(found.map(one => viewOf(call, one, names, reader)))
}

type Named = Pick<typeof universities.$inferSelect, 'id' | 'name' | 'verifiedAt'>

export async function namesOf({ db }: Call, ids: readonly string[]): Promise<readonly Named[]> {
  if (ids.length === 0) return []
  return db
    .select({ id: universities.id, name: universities.name, verifiedAt: universities.verifiedAt })
    .from(universities)
    .where(inArray(universities.id, [...new Set(ids)]))
    .orderBy(asc(universities.name))
}

async function viewOf(
  call: Call,
  { version, reviewer, resume }: Found,
  names: readonly Named[],
  reader: Reader,
): Promise<VersionView> {
  const isShown = reader === 'desk' || version.publishedAt !== null
  return {
    sopId: version.id,
    number: version.number,
    studentName: version.studentName,
    text: await call.vault.open(version.owner, version.text),
    universities: names
      .filter(({ id }) => version.universities.includes(id))
      .map(({ id, name, verifiedAt }) => ({ id, name, isVerified: verifiedAt !== null })),
    gre: version.gre,
    toefl: version.toefl,
    submissionDeadline: version.submissionDeadline.toString(),
    takingPaidHelp: version.takingPaidHelp,
    loanProcess: version.loanProcess,
    resume: resume && { id: resume.id, name: resume.name, type: resume.type, bytes: resume.bytes ?? 0 },
    createdAt: version.submittedAt.toString(),
    feedbackSubmitted: version.publishedAt !== null,
    publishedAt: version.publishedAt?.toString() ?? null,
    reviewer,
    reviewSeen: version.reviewSeenAt !== null,
    reviewRating: version.reviewRating,
    moreHelpRequested: version.moreHelpRequestedAt !== null,
    moreHelpRequestedAt: version.moreHelpRequestedAt?.toString() ?? null,
    moreHelpAnsweredAt: version.moreHelpAnsweredAt?.toString() ?? null,
    closedAt: version.closedAt?.toString() ?? null,
    remarks: isShown ? await remarksOf(call, version) : [],
    rubric: isShown ? await readRubric(call, version) : [],
  }
}
