// What the stages may know of universities.
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { isUniversityEmail, normalEmail } from '#src/values/email-addresses.ts'
import { universities, universityRequests } from './tables.ts'

export type UniversityName = { id: string; name: string; stateCode: string | null; verified: boolean }

/** Those of the ids that this student may choose: verified, or asked for by themself. */
export async function universitiesFor(db: Queries, owner: string, ids: readonly string[]): Promise<UniversityName[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ university: universities })
    .from(universities)
    .leftJoin(
      universityRequests,
      and(eq(universityRequests.university, universities.id), eq(universityRequests.owner, owner)),
    )
    .where(
      and(
        inArray(universities.id, [...ids]),
        or(isNotNull(universities.verifiedAt), eq(universityRequests.owner, owner)),
      ),
    )
  return rows.map(({ university: { id, name, displayName, stateCode, verifiedAt } }) => ({
    id,
    name: displayName ?? name,
    stateCode,
    verified: verifiedAt !== null,
  }))
}

/** Academic by its ending, or the domain of a university in the catalogue. */
export async function isAtUniversity(db: Queries, email: string): Promise<boolean> {
  if (isUniversityEmail(email)) return true
  const domain = normalEmail(email).split('@')[1] ?? ''
  const labels = domain.split('.')
  const endings = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  if (endings.length === 0) return false
  const known = await db
    .select({ domain: universities.domain })
    .from(universities)
    .where(and(inArray(universities.domain, endings), isNotNull(universities.verifiedAt)))
    .limit(1)
  return known.length > 0
}
