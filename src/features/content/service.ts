import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Call } from '../../platform/house.ts'
import { notFound, Refusal } from '../../wire/problem.ts'
import type { ContentCard, ContentView } from './contract.ts'
import { shelved } from './shelved.ts'
import { contentItems } from './tables.ts'
import { cardOf, viewOf } from './views.ts'

export { add, change, publish, shelf, withdraw } from './desk.ts'

export async function list({ db }: Call, { stage }: { stage?: string | undefined }): Promise<ContentCard[]> {
  const rows = await db
    .select()
    .from(contentItems)
    .where(and(isNotNull(contentItems.publishedAt), stage === undefined ? undefined : eq(contentItems.stage, stage)))
    .orderBy(asc(contentItems.order), asc(contentItems.id))
    .limit(500)
  return rows.map(cardOf)
}

export async function read({ db }: Call, { id }: { id: string }): Promise<ContentView> {
  const [found] = await shelved(db, and(eq(contentItems.id, id), isNotNull(contentItems.publishedAt)))
  if (found === undefined) throw new Refusal(notFound)
  return viewOf(found)
}
