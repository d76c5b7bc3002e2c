import type { DocumentView } from '../documents/contract.ts'
import type { ContentCard, ContentView, DeskContent } from './contract.ts'
import { embedOf, minutesToRead } from './rules.ts'
import { contentItems } from './tables.ts'
import { asc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import { documents } from '../documents/tables.ts'

type Item = typeof contentItems.$inferSelect
type File = Pick<DocumentView, 'id' | 'name' | 'type'>
type Media = File & { bytes: number | null }
export type Shelved = { item: Item; media: Media | null; captions: File | null; changedBy: string | null }

export const cardOf = ({
  id,
  broughtAs,
  type,
  format,
  title,
  summary,
  stage,
  body,
  sourceName,
  sourceCheckedOn,
}: Item): ContentCard => ({
  id,
  broughtAs,
  type,
  format,
  title,
  summary,
  stage,
  minutes: type === 'Article' && format === 'Own' ? minutesToRead(body) : null,
  source: sourceCheckedOn === null ? null : { name: sourceName, checkedOn: sourceCheckedOn.toString() },
})

export const viewOf = ({ item, media, captions }: Omit<Shelved, 'changedBy'>): ContentView => ({
  ...cardOf(item),
  body: item.body,
  embed: embedOf(item.format, item.address) ?? null,
  media: media === null ? null : { address: addressOf(media), type: media.type, bytes: media.bytes },
  captions: captions === null ? null : addressOf(captions),
  sentAt: null,
})

export const deskViewOf = ({ item, media, captions, changedBy }: Shelved): DeskContent => ({
  ...viewOf({ item, media, captions }),
  address: item.address,
  mediaId: media?.id ?? null,
  mediaName: media?.name ?? null,
  captionsId: captions?.id ?? null,
  captionsName: captions?.name ?? null,
  order: item.order,
  version: item.version,
  changedAt: item.changedAt.toString(),
  changedBy,
  publishedAt: item.publishedAt?.toString() ?? null,
})

const addressOf = ({ id }: File): string => `/api/library/${id}`

/** Content with its files and who changed it last. */
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
