import type { Content } from '#src/features/desk-kit/catalogue/rules.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import type { DeskContent } from '#src/features/content/contract.ts'
import { contentTypes, formatNames, formats, type ContentType, type Format } from '#src/features/content/rules.ts'

export type ItemForm = {
  type: ContentType
  format: Format
  title: string
  summary: string
  stage: string
  body: string
  address: string
  media: readonly DocumentView[]
  captions: readonly DocumentView[]
  sourceName: string
  sourceCheckedOn: string
  version: number
}

export const blank: ItemForm = {
  type: 'Article',
  format: 'Own',
  title: '',
  summary: '',
  stage: '',
  body: '',
  address: '',
  media: [],
  captions: [],
  sourceName: '',
  sourceCheckedOn: '',
  version: 0,
}

export const formOf = (item: DeskContent): ItemForm => ({
  type: item.type,
  format: item.format,
  title: item.title,
  summary: item.summary,
  stage: item.stage ?? '',
  body: item.body,
  address: item.address,
  media: filesOf(item.mediaId, item.mediaName),
  captions: filesOf(item.captionsId, item.captionsName),
  sourceName: item.source?.name ?? '',
  sourceCheckedOn: item.source?.checkedOn ?? '',
  version: item.version,
})

const filesOf = (id: string | null, name: string | null): DocumentView[] =>
  id === null ? [] : [{ id, name: name ?? '', type: '', bytes: 0 }]

/** What it says, as the library has it. */
export const asWritten = ({ stage, media, captions, version: _version, ...rest }: ItemForm) => ({
  ...rest,
  stage: stage === '' ? null : stage,
  media: media[0]?.id ?? null,
  captions: captions[0]?.id ?? null,
})

/** What the library has, as the form holds it: the name of an earlier file is not known any more. */
export const asTyped = ({ stage, media, captions, ...content }: Content): Content => ({
  ...content,
  stage: stage ?? '',
  media: filesOf(typeof media === 'string' ? media : null, 'The file'),
  captions: filesOf(typeof captions === 'string' ? captions : null, 'The captions'),
})

export const typeOf = (value: string): ContentType => contentTypes.find(type => type === value) ?? 'Article'
export const formatOf = (type: ContentType, value: string): Format =>
  formatNames.find(format => format === value && formats[type].some((known: Format) => known === format)) ??
  formats[type][0]
