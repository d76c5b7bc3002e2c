import type { ReactNode } from 'react'
import { FormFrame } from '#src/ui/form-frame.tsx'
import type { Form, FormOptions } from '#src/ui/form.ts'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm, versioned, type SavedForm } from '#src/ui/saved-form.ts'
import type { KeyName } from '#src/wire/topics.ts'
import { SavedMeanwhile } from './changed-meanwhile.tsx'
import { LastChanged } from './last-changed.tsx'
import s from './desk-kit.module.css'
import { useSaving } from './use-saving.ts'

export type Versioned = { version: number }

export type SavedEditorProps<V extends Versioned> = {
  /** Under which what is typed is kept until it is saved. */
  draft: string
  me: string
  /** As the server has it, with who changed it last. */
  entry: Versioned & { changedAt: string | null; changedBy: string | null }
  values: V
  check: FormOptions<V>['check']
  save: (values: V) => Promise<unknown>
  /** Said once it is saved. */
  done?: string | undefined
  /** Said where somebody else saved meanwhile, if it is not the usual. */
  meanwhile?: string | undefined
  rereads: readonly KeyName[]
  /** 'The plan', and on its button. */
  label: string
  button?: string | undefined
  onCancel?: (() => void) | undefined
  renderAbove?: (saved: SavedForm<V>) => ReactNode
  /** What a change would do, while it is not saved. */
  renderEffect?: ((values: V) => ReactNode) | undefined
  renderBelow?: (saved: SavedForm<V>) => ReactNode
  children: (form: Form<V>) => ReactNode
}

/** The form of something that colleagues change as well: it follows them, and loses nothing that is typed. */
export function SavedEditor<V extends Versioned>({
  draft,
  me,
  entry,
  values,
  check,
  save,
  ...rest
}: SavedEditorProps<V>) {
  const { done = 'Saved. Students see it now.', rereads, label, button, onCancel, children } = rest
  const saving = useSaving(...rereads)
  const saved = useSavedForm<V>({
    name: draft,
    owner: me,
    saved: values,
    check,
    save: typed => saving(() => save(typed), done),
    ...versioned,
  })
  const { form, state } = saved
  return (
    <div className={s.editor}>
      <SavedMeanwhile
        saved={saved}
        version={entry.version}
        by={entry.changedBy}
        at={entry.changedAt}
        title={rest.meanwhile}
      />
      {rest.renderAbove?.(saved)}
      <FormFrame form={form} label={label}>
        {children(form)}
        {(state === 'unsaved' || entry.version === 0) && rest.renderEffect?.(form.values)}
        <SaveBar saved={saved} words={button} onCancel={onCancel} />
        {rest.renderBelow?.(saved)}
      </FormFrame>
      <LastChanged {...entry} />
    </div>
  )
}
