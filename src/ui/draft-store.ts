/** Drafts on this device, one owner never seeing another's. No React, no page. */
import { isSame, type Values } from './draft-merge.ts'

export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A draft as this tab has it. */
export interface Entry {
  values: Values
  /** What the server has, as far as this tab knows, and since when. */
  base: Values | null
  savedAt: string | null
}

const prefix = 'safar:draft:'

export function draftKey(owner: string, key: string): string {
  return `${prefix}${encodeURIComponent(owner)}:${key}`
}

/** What a form began with when its draft was begun lies beside the draft. */
export const startOf = (key: string): string => `${key} began with`

export class DraftStore {
  readonly #store: LocalStore
  /** What this tab has typed: another tab may have written over it in the store that they share. */
  readonly #mine = new Map<string, unknown>()
  readonly #unsaved = new Set<string>()

  constructor(store: LocalStore) {
    this.#store = store
  }

  read(owner: string, key: string): unknown {
    const name = draftKey(owner, key)
    return this.#mine.has(name) ? this.#mine.get(name) : this.#stored(name)
  }

  /** Something that stays on this device. */
  keep(owner: string, key: string, value: unknown): void {
    this.#keep(draftKey(owner, key), value)
  }

  entry(owner: string, key: string): Entry | undefined {
    const stored = this.read(owner, key)
    return isEntry(stored) ? stored : undefined
  }

  /** What a form opens with: from then on this tab goes by what it has itself, and not by what another tab stores. */
  open(owner: string, key: string): Entry | undefined {
    this.#mine.set(draftKey(owner, key), this.read(owner, key))
    return this.entry(owner, key)
  }

  put(owner: string, key: string, entry: Entry): void {
    this.#keep(draftKey(owner, key), entry)
  }

  /** The drafts that hold more than the server has. */
  unsent(owner: string): string[] {
    return this.#of(owner, entry => !isSame(entry.values, entry.base))
  }

  /** Those that hold what the server had when it was last heard of, and nothing else. */
  saved(owner: string): string[] {
    return this.#of(owner, entry => entry.savedAt !== null && isSame(entry.values, entry.base))
  }

  #of(owner: string, isMeant: (entry: Entry) => boolean): string[] {
    const start = draftKey(owner, '')
    return this.#names(start)
      .map(name => name.slice(start.length))
      .filter(key => {
        const entry = this.entry(owner, key)
        return entry !== undefined && isMeant(entry)
      })
  }

  /** Everybody who has drafts here. */
  owners(): string[] {
    const names = [...this.#mine.keys(), ...this.#names(prefix)]
    return [...new Set(names.map(name => decodeURIComponent(name.slice(prefix.length).split(':')[0] ?? '')))]
  }

  flush(): void {
    for (const name of this.#unsaved) {
      try {
        this.#store.setItem(name, JSON.stringify(this.#mine.get(name)))
      } catch {
        // Full or forbidden: the form on the screen still holds what was typed.
      }
    }
    this.#unsaved.clear()
  }

  clear(owner: string, key: string): void {
    this.#remove(draftKey(owner, key))
  }

  /** Of everybody, but for one owner if it is named. */
  clearAll(except?: string): void {
    const spared = except === undefined ? undefined : draftKey(except, '')
    const isMeant = (name: string) => spared === undefined || !name.startsWith(spared)
    for (const name of [...this.#mine.keys(), ...this.#names(prefix)].filter(isMeant)) this.#remove(name)
  }

  #keep(name: string, value: unknown): void {
    this.#mine.set(name, value)
    this.#unsaved.add(name)
  }

  #stored(name: string): unknown {
    try {
      return JSON.parse(this.#store.getItem(name) ?? 'null')
    } catch {
      return null
    }
  }

  #remove(name: string): void {
    this.#mine.delete(name)
    this.#unsaved.delete(name)
    try {
      this.#store.removeItem(name)
    } catch {
      // A forbidden store holds nothing.
    }
  }

  #names(start: string): string[] {
    try {
      const all = Array.from({ length: this.#store.length }, (_, at) => this.#store.key(at) ?? '')
      return all.filter(name => name.startsWith(start))
    } catch {
      return []
    }
  }
}

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isEntry(stored: unknown): stored is Entry {
  if (!isValues(stored)) return false
  const { values, base, savedAt } = stored
  return isValues(values) && (base === null || isValues(base)) && (savedAt === null || typeof savedAt === 'string')
}

/** Takes from a stored draft what still fits the form, which may have changed since. */
export function restored<V extends object>(initial: V, stored: unknown): V | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const found = new Map<string, unknown>(Object.entries(stored))
  const values = { ...initial }
  for (const name in initial) {
    const draft = found.get(name)
    if (found.has(name) && isLike(initial[name], draft)) values[name] = draft
  }
  return values
}

function isLike<T>(like: T, found: unknown): found is T {
  if (like === null || like === undefined) return true
  if (Array.isArray(like)) return Array.isArray(found)
  if (typeof like !== 'object') return typeof found === typeof like
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false
  const parts = new Map<string, unknown>(Object.entries(found))
  return Object.entries(like).every(([name, part]) => isLike(part, parts.get(name)))
}
