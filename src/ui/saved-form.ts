import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useDraft, type Draft } from './drafts.ts'
import { useForm, type Form, type FormOptions } from './form.ts'

export interface SavedForm<V extends object> {
  form: Form<V>
  state: 'untouched' | 'unsaved' | 'saved'
  /** What was typed and not saved yet. */
  draft: Draft<V>
  discard: () => void
}

type Options<V extends object> = {
  /** Of the draft. */
  name: string
  owner: string
  saved: V
  check: FormOptions<V>['check']
  save: (values: V) => Promise<unknown>
  /** What the form holds once it is saved, where that is more than was typed: a version that has grown. */
  becomes?: (values: V) => V
  /** Whether what stands there was changed after what the form holds. */
  isNewer?: (standing: V, held: V) => boolean
}

/** A form of what is kept: follows what others change until something is typed here, and loses no draft. */
export function useSavedForm<V extends object>(options: Options<V>): SavedForm<V> {
  const { name, owner, saved, check, save, becomes, isNewer } = options
  const [hasSaved, setHasSaved] = useState(false)
  const form: Form<V> = useForm({
    initial: saved,
    check,
    submit: async values => {
      await save(values)
      draft.clear()
      const { typed, standing, asText } = latest.current
      const held = becomes?.(values) ?? values
      // What came while it was on its way is what was written over, or one's own; or somebody has changed that again.
      if (isNewer?.(standing, held) !== true) followed.current = asText
      stand(held)
      // What was typed while it was on its way is not saved yet.
      for (const name in typed) if (typed[name] !== values[name]) form.set(name, typed[name])
      setHasSaved(true)
    },
  })
  const draft = useDraft(name, owner, form)
  /** A draft that goes away elsewhere leaves this, and not what stood here when the form was opened. */
  function stand(values: V) {
    draft.beginWith(values)
    form.replace(values)
  }
  const isUnsaved = form.isChanged || draft.wasRestored

  const asText = JSON.stringify(saved)
  const latest = useRef({ typed: form.values, standing: saved, asText })
  useLayoutEffect(() => {
    latest.current = { typed: form.values, standing: saved, asText }
  })
  const followed = useRef(asText)
  const follow = useEffectEvent(() => {
    if (followed.current === asText || isUnsaved || form.busy) return
    followed.current = asText
    stand(saved)
  })
  useEffect(() => follow(), [asText, isUnsaved, form.busy])

  return {
    form,
    state: isUnsaved ? 'unsaved' : hasSaved ? 'saved' : 'untouched',
    draft,
    discard: () => {
      draft.clear()
      stand(saved)
    },
  }
}

type Versioned = { version: number }

/** For a form that holds the version it was made from. */
export const versioned = {
  becomes: <V extends Versioned>(values: V): V => ({ ...values, version: values.version + 1 }),
  isNewer: <V extends Versioned>(standing: V, held: V): boolean => standing.version > held.version,
}
