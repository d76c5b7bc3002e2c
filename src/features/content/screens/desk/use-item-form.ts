import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm, type Form } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { DocumentView } from '#src/features/documents/contract.ts'
import type { DeskContent } from '#src/features/content/contract.ts'
import {
  checkContent,
  contentTypes,
  formatNames,
  formats,
  type ContentType,
  type Format,
} from '#src/features/content/rules.ts'
import { deskContent } from './library-query.ts'
import { readAgain } from '#src/browser/queries.ts'

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
}

const blank: ItemForm = {
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
}

const formOf = (item: DeskContent): ItemForm => ({
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
})

const filesOf = (id: string | null, name: string | null): DocumentView[] =>
  id === null ? [] : [{ id, name: name ?? '', type: '', bytes: 0 }]

const asWritten = ({ stage, media, captions, ...rest }: ItemForm) => ({
  ...rest,
  stage: stage === '' ? null : stage,
  media: media[0]?.id ?? null,
  captions: captions[0]?.id ?? null,
})

/** Two may write at once: what the other saved comes in by itself while nothing is typed here, and a notice says so when something is. */
export function useItemForm(item: DeskContent | undefined, me: string) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [version, setVersion] = useState(item?.version ?? 0)
  const isOverTheirs = useRef(false)
  const form: Form<ItemForm> = useForm({
    initial: item === undefined ? blank : formOf(item),
    check: values => checkContent(asWritten(values)),
    submit: async values => {
      const known = isOverTheirs.current ? (item?.version ?? 0) : version
      const saved =
        item === undefined
          ? await deskContent.add(asWritten(values))
          : await deskContent.change({ ...asWritten(values), id: item.id, version: known, order: item.order })
      isOverTheirs.current = false
      take(saved)
      toasts.success('It is saved.')
      await readAgain(queries, 'content')
      if (item === undefined) navigate(`/desk/library/${saved.id}`, { replace: true })
    },
  })
  const draft = useDraft(`content ${item?.id ?? 'new'}`, me, form)

  function take(theirs: DeskContent): void {
    setVersion(theirs.version)
    form.replace(formOf(theirs))
    draft.clear()
  }

  const isBehind = item !== undefined && item.version > version
  const takeWhenClean = useEffectEvent(() => {
    if (isBehind && !form.isChanged) take(item)
  })
  useEffect(() => takeWhenClean(), [item?.version])

  return {
    form,
    isBehind: isBehind && form.isChanged,
    takeTheirs: () => item !== undefined && take(item),
    saveOverTheirs: () => {
      isOverTheirs.current = true
      void form.submit()
    },
  }
}

export const typeOf = (value: string): ContentType => contentTypes.find(type => type === value) ?? 'Article'
export const formatOf = (type: ContentType, value: string): Format =>
  formatNames.find(format => format === value && formats[type].some((known: Format) => known === format)) ??
  formats[type][0]
