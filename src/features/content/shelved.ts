// Content with its files and who changed it last.
import { asc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { documents } from '../documents/tables.ts'
import { contentItems } from './tables.ts'
import type { Shelved } from './views.ts'

export async function shelved(db: Queries, which?: SQL): Promise<Shelved[]> {
  const captions = alias(documents, 'captions')
  return db
    .select({ item: contentItems, media: documents, captions, changedBy: people.firstName })
    .from(contentItems)
    .leftJoin(documents, eq(documents.id, contentItems.media))
    .leftJoin(captions, eq(captions.id, contentItems.captions))
    .leftJoin(people, eq(people.id, contentItems.changedBy))
    .where(which)
    .orderBy(asc(contentItems.stage), asc(contentItems.order), asc(contentItems.id))
    .limit(1000)
}
