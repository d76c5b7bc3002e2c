import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { meetServer } from './server-draft.ts'
import { isSame, mergeDrafts, type Values } from './draft-merge.ts'
import { draftServerOf, followDrafts, type ServerDraft } from './draft-server.ts'
import { DraftStore, isValues, restored, startOf, type LocalStore } from './draft-store.ts'
import type { Form } from './form.ts'

const pause = 400
export const draftStore = new DraftStore(localStore())

// While the pages are written, at the build, there is nobody to leave them.
if (typeof document !== 'undefined') {
  addEventListener('pagehide', () => draftStore.flush())
  // A phone that kills a tab in the background sends no pagehide.
  document.addEventListener('visibilitychange', () => draftStore.flush())
}

export interface Draft<V = never> {
  /** There was a draft and it is in the form now. */
  wasRestored: boolean
  /** When the server got what the form holds; undefined while it has less, or nothing. */
  savedAt: string | undefined
  /** Another tab or device has changed the same fields, or what the form began with is another value by now. */
  other: { theirs: Values; mine: Values; isNewer: boolean; takeTheirs: () => void; keepMine: () => void } | undefined
  clear: () => void
  /** What is kept by now is something else: that is what the form begins with from here on. */
  beginWith: (values: V) => void
}

export interface DraftOptions<V> {
  /** Fields that are never written down: passwords, card numbers, files. */
  except?: readonly (keyof V & string)[]
  /** The form saves itself to the server in its own way. */
  staysHere?: boolean
}

type Conflict = { found?: ServerDraft; theirs: Values }

/** Saves a form as one types, here and at the server, and gives it back after a reload, a crash or a sign-in elsewhere. */
export function useDraft<V extends object>(
  key: string,
  owner: string,
  form: Form<V>,
  { except = [], staysHere = false }: DraftOptions<V> = {},
): Draft<V> {
  const [wasRestored, setRestored] = useState(false)
  const [saved, setSaved] = useState<ServerDraft>()
  const [conflict, setConflict] = useState<Conflict>()
  const blank = useRef(form.values)
  const { values, isChanged, replace } = form
  const typed = without(values, except)

  const forget = () => {
    draftStore.clear(owner, key)
    draftStore.clear(owner, startOf(key))
  }

  const send = () => {
    if (!staysHere) draftServerOf(owner)?.save(key)
  }

  const restore = useEffectEvent(() => {
    const draft = restored(blank.current, draftStore.open(owner, key)?.values)
    setRestored(draft !== undefined)
    const [start, now] = [draftStore.read(owner, startOf(key)), without(blank.current, except)]
    if (draft === undefined || staysHere || !isValues(start)) return replace(draft ?? blank.current)
    // What was changed elsewhere since is there where nothing else was typed; where both were, both are shown.
    const { values: merged, theirs } = mergeDrafts(start, without(draft, except), now)
    replace(restored(draft, merged) ?? draft)
    setConflict(Object.keys(theirs).length > 0 ? { theirs } : undefined)
    return undefined
  })

  const keep = useEffectEvent(() => {
    if (!isChanged) return
    const { base = null, savedAt = null } = draftStore.entry(owner, key) ?? {}
    if (!isValues(draftStore.read(owner, startOf(key))))
      draftStore.keep(owner, startOf(key), without(blank.current, except))
    // What saves itself in its own way is never sent as a draft.
    draftStore.put(owner, key, { values: typed, base: staysHere ? typed : base, savedAt })
    // What both have changed is not sent before the person has chosen.
    if (conflict === undefined && !isSame(typed, base)) send()
  })

  const meet = useEffectEvent((found: ServerDraft | undefined) => {
    if (staysHere) return
    const entry = draftStore.entry(owner, key)
    // Begun on another device: what the form began with there says what is newer than the draft.
    if (entry === undefined && !isChanged && found?.start !== undefined) {
      draftStore.put(owner, key, { values: found.values, base: found.values, savedAt: found.savedAt })
      draftStore.keep(owner, startOf(key), found.start)
      draftStore.flush()
      setSaved(found)
      return restore()
    }
    const start = without(blank.current, except)
    const met = meetServer({ entry, mine: isChanged ? typed : (entry?.values ?? start), blank: start }, found)
    if (met.entry === null) forget()
    else if (met.entry !== undefined) draftStore.put(owner, key, met.entry)
    draftStore.flush()
    setSaved(found)
    // What is newer than the draft stays to be chosen, whatever the server has of the draft.
    setConflict(known =>
      met.theirs && found ? { theirs: met.theirs, found } : known?.found === undefined ? known : undefined,
    )
    if (met.shows !== undefined) {
      setRestored(met.shows !== null)
      replace(met.shows === null ? blank.current : (restored(values, met.shows) ?? values))
    }
    if (met.sends) send()
  })

  const choose = (chosen: Values, { found }: Conflict) => {
    const { base = null, savedAt = null } = draftStore.entry(owner, key) ?? {}
    draftStore.put(owner, key, { values: chosen, base: found?.values ?? base, savedAt: found?.savedAt ?? savedAt })
    draftStore.keep(owner, startOf(key), without(blank.current, except))
    draftStore.flush()
    setConflict(undefined)
    setRestored(true)
    replace(restored(values, chosen) ?? values)
    send()
  }

  // Before the first paint, so that nobody sees an empty form fill itself.
  useLayoutEffect(() => {
    restore()
    return () => draftStore.flush()
  }, [key, owner])

  useEffect(() => {
    keep()
    const timer = setTimeout(() => draftStore.flush(), pause)
    return () => clearTimeout(timer)
  }, [values])

  useEffect(() => followDrafts(owner, drafts => meet(drafts.get(key))), [key, owner])

  return {
    wasRestored,
    savedAt: saved && isSame(saved.values, typed) ? saved.savedAt : undefined,
    other: conflict && {
      theirs: conflict.theirs,
      mine: typed,
      isNewer: conflict.found === undefined,
      takeTheirs: () => choose({ ...typed, ...conflict.theirs }, conflict),
      keepMine: () => choose(typed, conflict),
    },
    clear: () => {
      forget()
      if (!staysHere) draftServerOf(owner)?.remove(key)
      setRestored(false)
      setSaved(undefined)
      setConflict(undefined)
    },
    beginWith: values => {
      blank.current = values
    },
  }
}

/** Something small that is no form, kept on this device like a draft: a tick, when a clock was started. */
export function useKept<V>(
  key: string,
  owner: string,
  { otherwise, isIt }: { otherwise: V; isIt: (stored: unknown) => stored is V },
): [V, (value: V) => void] {
  const [value, setValue] = useState<V>(() => {
    const stored = draftStore.read(owner, key)
    return isIt(stored) ? stored : otherwise
  })
  const keep = (next: V) => {
    draftStore.keep(owner, key, next)
    draftStore.flush()
    setValue(next)
  }
  return [value, keep]
}

/** At sign-out, for the next person on this device. */
export function clearDrafts(except?: string): void {
  draftStore.clearAll(except)
}

function without<V extends object>(values: V, except: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !except.includes(name)))
}

/** Browsers that forbid storage throw at the mere mention of it; where the pages are written there is none. */
function localStore(): LocalStore {
  const nothing = () => null
  const none = { length: 0, getItem: nothing, key: nothing, setItem: nothing, removeItem: nothing }
  try {
    return typeof document === 'undefined' ? none : localStorage
  } catch {
    return none
  }
}
