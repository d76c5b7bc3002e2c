// The form of the I-20, saved as one types: what could not be saved is kept on this device and tried again.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { allIsSent } from '#src/browser/unsent/sender.ts'
import { useKept } from '#src/browser/unsent/use-unsent.ts'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm, type Form } from '#src/ui/form.ts'
import { useReadAgain } from '#src/stages/visas/screens/api.ts'
import type { I20Data, I20View } from '../contract.ts'
import { correctFirst, dobMissing } from '../copy.ts'
import { generate } from './i20-queries.ts'
import { i20Draft, isOfI20, keepChanges } from './later-i20.ts'
import { changesIn, localToday, redPart, valuesOf, type I20Values } from './i20-values.ts'

export type Saving = 'untouched' | 'unsaved' | 'saving' | 'saved' | 'kept' | 'trying-again'
export type Part = 'personal' | 'funds'

const pause = 600
const pauseBetweenTries = 4000

export function useI20(view: I20View, owner: string) {
  const readAgain = useReadAgain()
  const [part, setPart] = useState<Part>('personal')
  const form: Form<I20Values> = useForm({
    initial: valuesOf(view.data),
    submit: async values => {
      const { dob } = values
      const red = redPart(values, localToday())
      if (red !== undefined) {
        setPart(red)
        throw new Error(correctFirst)
      }
      await save()
      if (dob === '') {
        setPart('personal')
        throw Object.assign(new Error(dobMissing), { fields: { dob: dobMissing } })
      }
      await allIsSent(isOfI20)
      await generate({})
      await readAgain()
    },
  })
  const draft = useDraft('i20', owner, form, { staysHere: true })
  const { saving, save } = useSaving(view, form, draft.clear)
  const isKept = useKept().has(i20Draft)
  const shown: Saving = isKept && (saving === 'saved' || saving === 'untouched') ? 'kept' : saving
  return { form, part, setPart, saving: shown, wasRestored: draft.wasRestored }
}

type State = { what: 'untouched' | 'saving' | 'saved' | 'failed'; failures: number }

function useSaving(view: I20View, form: Form<I20Values>, clearDraft: () => void) {
  const readAgain = useReadAgain()
  const { values, isChanged } = form
  const [{ what, failures }, setState] = useState<State>({ what: 'untouched', failures: 0 })
  const [sent, setSent] = useState(values)
  // What is there is distinguished from what is typed, field by field: another device may have written meanwhile.
  const saved = useRef<I20Data>(view.data)
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  }, [values])

  // One after the other, so that the later one holds what was typed later.
  const running = useRef<Promise<void>>(Promise.resolve())
  function save(): Promise<void> {
    running.current = running.current.catch(() => {}).then(saveOnce)
    return running.current
  }

  async function saveOnce(): Promise<void> {
    const typed = latest.current
    const changes = changesIn(saved.current, typed)
    if (hasAny(changes)) {
      setState({ what: 'saving', failures: 0 })
      try {
        await keepChanges(changes, saved.current)
      } catch (error) {
        setState({ what: 'failed', failures: failures + 1 })
        throw error
      }
      saved.current = { ...saved.current, ...changes }
      setState({ what: 'saved', failures: 0 })
    }
    setSent(typed)
    if (typed !== latest.current) return
    clearDraft()
    if (hasAny(changes)) await readAgain()
  }

  const saveQuietly = useEffectEvent(() => void save().catch(() => {}))
  useEffect(() => {
    const timer = setTimeout(saveQuietly, failures > 0 ? pauseBetweenTries : pause)
    return () => clearTimeout(timer)
  }, [values, failures])

  // What was changed elsewhere comes in, unless something is on its way from here.
  const follow = useEffectEvent(() => {
    if (hasAny(changesIn(saved.current, values)) || what === 'saving' || !hasAny(changesIn(view.data, values))) return
    saved.current = view.data
    form.replace(valuesOf(view.data))
  })
  useEffect(() => follow(), [view.changedAt])

  return { save, saving: savingOf(what, isChanged && values !== sent) }
}

const hasAny = (changes: I20Data): boolean => Object.keys(changes).length > 0

function savingOf(what: State['what'], isUnsaved: boolean): Saving {
  if (what === 'saving') return 'saving'
  if (!isUnsaved) return what === 'saved' ? 'saved' : 'untouched'
  return what === 'failed' ? 'trying-again' : 'unsaved'
}
