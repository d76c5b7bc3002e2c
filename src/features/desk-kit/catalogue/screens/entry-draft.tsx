import { useState } from 'react'
import { optional, useRead } from '#src/browser/reads.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import * as kit from '#src/features/desk-kit/rules.ts'
import { ChangedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { restored } from '#src/ui/draft-store.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { SavedForm } from '#src/ui/saved-form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { Missing } from '#src/ui/waiting.tsx'
import type { KeyName } from '#src/wire/topics.ts'
import * as copy from '../copy.ts'
import type { Content } from '../rules.ts'
import { catalogues, type EntryName } from './api.ts'

type EntryDraftProps<V extends object> = {
  name: EntryName
  version: number
  rereads: readonly KeyName[]
  saved: SavedForm<V>
  valuesOf?: ((content: Content) => Content) | undefined
}

/** A change that students do not see yet: any colleague opens it, publishes it or throws it away. */
export function EntryDraft<V extends object>(props: EntryDraftProps<V>) {
  const { name, version, rereads, saved, valuesOf } = props
  const query = useRead(catalogues.history, name)
  const draft = query.data?.draft
  const toasts = useToasts()
  const around = { rereads: ['catalogues', ...rereads] } as const
  const publish = useVerb(() => catalogues.publishDraft({ ...name, version }), {
    ...around,
    done: saved => toasts.success(copy.saidOf(saved, 'Published. Students see it now.')),
  })
  const throwAway = useVerb(() => catalogues.discardDraft(name), { ...around, done: 'The draft is thrown away.' })
  if (draft === undefined) return <Missing query={query} what="the drafts of colleagues" />
  if (draft === null) return null
  return (
    <Notice
      tone="waiting"
      title="There is a draft that students do not see yet"
      action={
        <Actions>
          <Button onClick={() => openDraft(saved.form, draft.content, valuesOf)}>Open the draft</Button>
          <Button busy={publish.isPending} onClick={() => publish.mutate(undefined)}>
            Publish the draft
          </Button>
          <Button kind="link" busy={throwAway.isPending} onClick={() => throwAway.mutate(undefined)}>
            Throw the draft away
          </Button>
        </Actions>
      }
    >
      {draft.by ?? kit.somebody}, <When at={draft.at} />.
    </Notice>
  )
}

type SaveDraftProps<V extends object> = {
  name: EntryName
  saved: SavedForm<V>
  contentOf: (values: V) => Content
  valuesOf?: ((content: Content) => Content) | undefined
}

/** Shares what is typed with colleagues; the form then follows what students see again. */
export function SaveDraft<V extends object>({ name, saved, contentOf, valuesOf }: SaveDraftProps<V>) {
  const { form, state, discard } = saved
  const history = optional(useRead(catalogues.history, name))
  const draft = history?.draft ?? null
  const [seen, setSeen] = useSeen(history && (draft?.at ?? null), state === 'unsaved')
  const save = useVerb(
    async () => {
      await catalogues.saveDraft({ ...name, content: { ...contentOf(form.values) }, over: seen })
      discard()
    },
    { rereads: ['catalogues'], done: 'The draft is saved. Students do not see it yet.' },
  )
  if (state !== 'unsaved') return null
  if (draft !== null && draft.at !== seen && !save.isPending) {
    return (
      <ChangedMeanwhile
        by={draft.by}
        at={draft.at}
        title={copy.draftChangedBy(draft.by)}
        keep={copy.keepMine}
        onTake={() => {
          openDraft(form, draft.content, valuesOf)
          setSeen(draft.at)
        }}
        onKeep={() => setSeen(draft.at)}
      />
    )
  }
  return (
    <div>
      <Button busy={save.isPending} onClick={() => save.mutate(undefined)}>
        Share as a draft
      </Button>
    </div>
  )
}

type SavedAt = string | null

/** The draft that one knew as one began to type: what colleagues save since then is news. */
function useSeen(standing: SavedAt | undefined, isTyping: boolean) {
  const [seen, setSeen] = useState<SavedAt>()
  const isFollowing = !isTyping || seen === undefined
  if (isFollowing && standing !== undefined && seen !== standing) setSeen(standing)
  return [seen, setSeen] as const
}

function openDraft<V extends object>(
  form: SavedForm<V>['form'],
  content: Content,
  valuesOf: (content: Content) => Content = same => same,
): void {
  const values = restored(form.values, valuesOf(content))
  for (const field in values) form.set(field, values[field])
}
