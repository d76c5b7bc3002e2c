// Who leads each of several students, and how they are tagged.
import { and, asc, eq, exists, inArray, isNotNull, not, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Call } from '#src/platform/services.ts'
import type { FileView } from '../contract.ts'
import { studentLeads, studentTags } from '../tables.ts'

/** Those of several students, in two statements however many they are. */
export async function filesOf(db: Queries, students: readonly string[]): Promise<ReadonlyMap<string, FileView>> {
  if (students.length === 0) return new Map()
  const assigner = alias(people, 'assigner')
  const [leads, tags] = await Promise.all([
    db
      .select({
        owner: studentLeads.owner,
        id: people.id,
        name: people.firstName,
        since: studentLeads.assignedAt,
        by: assigner.firstName,
      })
      .from(studentLeads)
      .innerJoin(people, eq(people.id, studentLeads.lead))
      .leftJoin(assigner, eq(assigner.id, studentLeads.assignedBy))
      .where(inArray(studentLeads.owner, [...students])),
    db
      .select()
      .from(studentTags)
      .where(inArray(studentTags.owner, [...students]))
      .orderBy(asc(studentTags.addedAt), asc(studentTags.tag)),
  ])
  const byOwner = new Map(leads.map(({ owner, since, ...lead }) => [owner, { ...lead, since: since.toString() }]))
  const tagsOf = Map.groupBy(tags, ({ owner }) => owner)
  return new Map(
    students.map(id => [id, { lead: byOwner.get(id) ?? null, tags: (tagsOf.get(id) ?? []).map(({ tag }) => tag) }]),
  )
}

/** Of `people`: whom an advisor leads by id, who asks, or nobody. */
export function ledBy(
  { db, caller }: { db: Queries; caller: Pick<Call['caller'], 'id'> },
  lead: string,
): SQL | undefined {
  if (lead === 'anyone') return undefined
  const theirs = and(eq(studentLeads.owner, people.id), isNotNull(studentLeads.lead))
  if (lead === 'nobody') return not(exists(db.select().from(studentLeads).where(theirs)))
  const who = eq(studentLeads.lead, lead === 'me' ? caller.id : lead)
  return exists(db.select().from(studentLeads).where(and(theirs, who)))
}
