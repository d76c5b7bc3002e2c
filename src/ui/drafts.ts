import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { DraftStore, restored } from './draft-store.ts'
import type { Shelf } from './draft-store.ts'
import type { Form } from './form.ts'

const pause = 400
const store = new DraftStore(shelf())

// While the pages are written, at the build, there is nobody to leave them.
if (typeof document !== 'undefined') {
  addEventListener('pagehide', () => store.flush())
  // A phone that kills a tab in the background sends no pagehide.
  document.addEventListener('visibilitychange', () => store.flush())
}

export interface Draft {
  /** There was a draft and it is in the form now. */
  wasRestored: boolean
  clear: () => void
}

export interface DraftOptions<V> {
  /** Fields that are never written down: passwords, card numbers, files. */
  except?: readonly (keyof V & string)[]
}

/** Saves a form as one types and gives it back after a reload, a crash or a lost network. */
export function useDraft<V extends object>(
  key: string,
  owner: string,
  form: Form<V>,
  { except = [] }: DraftOptions<V> = {},
): Draft {
  const [wasRestored, setRestored] = useState(false)
  const blank = useRef(form.values)
  const { values, isChanged, replace } = form

  const restore = useEffectEvent((stored: unknown) => {
    const draft = restored(blank.current, stored)
    setRestored(draft !== undefined)
    replace(draft ?? blank.current)
  })

  const keep = useEffectEvent((typed: V) => {
    if (isChanged) store.keep(owner, key, without(typed, except))
  })

  // Before the first paint, so that nobody sees an empty form fill itself.
  useLayoutEffect(() => {
    restore(store.read(owner, key))
    return () => store.flush()
  }, [key, owner])

  useEffect(() => {
    keep(values)
    const timer = setTimeout(() => store.flush(), pause)
    return () => clearTimeout(timer)
  }, [values])

  return {
    wasRestored,
    clear: () => {
      store.clear(owner, key)
      setRestored(false)
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
    const stored = store.read(owner, key)
    return isIt(stored) ? stored : otherwise
  })
  const keep = (next: V) => {
    store.keep(owner, key, next)
    store.flush()
    setValue(next)
  }
  return [value, keep]
}

/** At sign-out, for the next person on this device. */
export function clearDrafts(except?: string): void {
  store.clearAll(except)
}

export function adoptDrafts(from: string, to: string): void {
  store.adopt(from, to)
}

function without<V extends object>(values: V, except: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !except.includes(name)))
}

/** Browsers that forbid storage throw at the mere mention of it; where the pages are written there is none. */
function shelf(): Shelf {
  const nothing = () => null
  const none = { length: 0, getItem: nothing, key: nothing, setItem: nothing, removeItem: nothing }
  try {
    return typeof document === 'undefined' ? none : localStorage
  } catch {
    return none
  }
}
