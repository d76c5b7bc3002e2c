import { and, eq, isNotNull } from 'drizzle-orm'
import { readBytes } from '#src/features/documents/documents.ts'
import { documents } from '#src/features/documents/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { i20Forms } from './tables.ts'

const isPublishedFor = (university: string) => and(eq(i20Forms.university, university), isNotNull(i20Forms.publishedAt))

/** A university's own form, whole, if students get it. */
export async function publishedForm(call: Call, university: string) {
  const [found] = await call.db.select().from(i20Forms).where(isPublishedFor(university))
  if (found === undefined) return undefined
  const { name, bytes } = await readBytes(call, found.document)
  return { name, pdf: bytes, mapping: found.mapping }
}

/** What it is called, which is all that a screen says of it. */
export async function publishedFormName({ db }: Call, university: string): Promise<string | null> {
  const [found] = await db
    .select({ name: documents.name })
    .from(i20Forms)
    .innerJoin(documents, eq(documents.id, i20Forms.document))
    .where(isPublishedFor(university))
  return found?.name ?? null
}
