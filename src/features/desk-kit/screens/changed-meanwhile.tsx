import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { SavedForm } from '#src/ui/saved-form.ts'
import * as copy from '../rules.ts'
import { whenWords } from './when.tsx'

type ChangedMeanwhileProps = {
  by: string | null
  at: string | null
  /** Where it is said differently. */
  title?: string | undefined
  /** On the button that keeps one's own, where it doesn't save at once. */
  keep?: string | undefined
  onTake: () => void
  onKeep: () => void
}

/** Somebody else saved while this form was changed: nothing typed is lost, and nothing of theirs either. */
export function ChangedMeanwhile({ by, at, title, keep, onTake, onKeep }: ChangedMeanwhileProps) {
  return (
    <Notice
      tone="waiting"
      live
      title={title ?? copy.changedBy(by ?? copy.somebody, at === null ? 'the same day' : whenWords(at))}
      action={
        <Actions>
          <Button onClick={onTake}>Take theirs</Button>
          <Button onClick={onKeep}>{keep ?? 'Save mine over it'}</Button>
        </Actions>
      }
    >
      What you typed is still here.
    </Notice>
  )
}

type Versioned = { version: number }
type SavedMeanwhileProps<V extends Versioned> = {
  saved: SavedForm<V>
  /** As it stands now. */
  version: number
  by: string | null
  at: string | null
  title?: string | undefined
}

/** The same, of a form that holds the version it was made from. */
export function SavedMeanwhile<V extends Versioned>({ saved, version, by, at, title }: SavedMeanwhileProps<V>) {
  const { form, state, discard } = saved
  // While it is being saved the version grows, and that is no news.
  if (state !== 'unsaved' || form.busy || form.values.version === version) return null
  const keep = () => {
    form.set('version', version)
    void form.submit()
  }
  return <ChangedMeanwhile by={by} at={at} title={title} onTake={discard} onKeep={keep} />
}
