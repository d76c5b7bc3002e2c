import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useDraft } from './drafts.ts'
import { useForm, type Form, type FormOptions } from './form.ts'

export interface SavedForm<V extends object> {
  form: Form<V>
  state: 'untouched' | 'unsaved' | 'saved'
  /** There was a draft from before, and it is in the form now. */
  wasRestored: boolean
  discard: () => void
}

type Options<V extends object> = {
  /** Of the draft, on this device. */
  name: string
  owner: string
  saved: V
  check: FormOptions<V>['check']
  save: (values: V) => Promise<unknown>
  /** What the form holds once it is saved, where that is more than was typed: a version that has grown. */
  becomes?: (values: V) => V
}

/** A form of what is kept: follows what others change until something is typed here, and loses no draft. */
export function useSavedForm<V extends object>({ name, owner, saved, check, save, becomes }: Options<V>): SavedForm<V> {
  const [hasSaved, setHasSaved] = useState(false)
  const form: Form<V> = useForm({
    initial: saved,
    check,
    submit: async values => {
      await save(values)
      draft.clear()
      const typed = latest.current
      form.replace(becomes?.(values) ?? values)
      // What was typed while it was on its way is not saved yet.
      for (const name in typed) if (typed[name] !== values[name]) form.set(name, typed[name])
      setHasSaved(true)
    },
  })
  const latest = useRef(form.values)
  useLayoutEffect(() => {
    latest.current = form.values
  }, [form.values])
  const draft = useDraft(name, owner, form)
  const isUnsaved = form.isChanged || draft.wasRestored

  const asText = JSON.stringify(saved)
  const followed = useRef(asText)
  const follow = useEffectEvent(() => {
    if (followed.current === asText) return
    followed.current = asText
    if (!isUnsaved) form.replace(saved)
  })
  useEffect(() => follow(), [asText])

  return {
    form,
    state: isUnsaved ? 'unsaved' : hasSaved ? 'saved' : 'untouched',
    wasRestored: draft.wasRestored,
    discard: () => {
      draft.clear()
      form.replace(saved)
    },
  }
}

/** For `becomes`, where a form holds the version that it was made from. */
export const nextVersion = <V extends { version: number }>(values: V): V => ({ ...values, version: values.version + 1 })
