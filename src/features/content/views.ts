import type { DocumentView } from '../documents/contract.ts'
import type { ContentCard, ContentView, DeskContent } from './contract.ts'
import { embedOf, minutesToRead } from './rules.ts'
import type { contentItems } from './tables.ts'

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
