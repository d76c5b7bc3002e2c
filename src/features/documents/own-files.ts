import { and, eq, isNotNull } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { StoredFile } from '../people/personal-data/sources.ts'
import { documents } from './tables.ts'

export const storedFilesOf = ({ db }: Services, person: string): Promise<StoredFile[]> =>
  db
    .select({ path: documents.path, name: documents.name })
    .from(documents)
    .where(and(eq(documents.owner, person), isNotNull(documents.arrivedAt)))
    .orderBy(documents.id)
