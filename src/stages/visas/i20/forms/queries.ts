import { asc, eq, type SQL } from 'drizzle-orm'
import { viewOf } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { FormView } from './contract.ts'
import { i20Forms } from './tables.ts'

export async function formsIn(db: Queries, where?: SQL): Promise<FormView[]> {
  const rows = await db
    .select({ form: i20Forms, document: documents, university: universities, writer: people.firstName })
    .from(i20Forms)
    .innerJoin(documents, eq(documents.id, i20Forms.document))
    .innerJoin(universities, eq(universities.id, i20Forms.university))
    .leftJoin(people, eq(people.id, i20Forms.changedBy))
    .where(where)
    .orderBy(asc(universities.name), asc(i20Forms.id))
    .limit(500)
  return rows.map(({ form, document, university: { id, name, displayName }, writer }) => ({
    id: form.id,
    university: { id, name: displayName ?? name },
    document: viewOf(document),
    fields: [...form.fields],
    pages: form.pages,
    mapping: [...form.mapping],
    version: form.version,
    changedAt: form.changedAt.toString(),
    changedBy: writer,
    publishedAt: form.publishedAt?.toString() ?? null,
  }))
}
