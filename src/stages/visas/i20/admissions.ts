import { and, asc, eq } from 'drizzle-orm'
import { applications } from '#src/features/people/applications/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Call } from '#src/platform/services.ts'

/** Where the profile says that one is admitted: the likeliest to be chosen. */
export async function admittedTo({ db, caller }: Call): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectDistinctOn([universities.id], {
      id: universities.id,
      name: universities.name,
      shown: universities.displayName,
    })
    .from(applications)
    .innerJoin(universities, eq(universities.id, applications.university))
    .where(and(eq(applications.owner, caller.id), eq(applications.outcome, 'admitted')))
    .orderBy(asc(universities.id))
    .limit(5)
  return rows.map(({ id, name, shown }) => ({ id, name: shown ?? name }))
}
