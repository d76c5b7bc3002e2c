/** Drafts on this device, one owner never seeing another's. No React, no page. */

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'safar:draft:'

export function draftKey(owner: string, key: string): string {
  return `${prefix}${encodeURIComponent(owner)}:${key}`
}

export class DraftStore {
  readonly #shelf: Shelf
  readonly #unsaved = new Map<string, unknown>()

  constructor(shelf: Shelf) {
    this.#shelf = shelf
  }

  read(owner: string, key: string): unknown {
    const name = draftKey(owner, key)
    if (this.#unsaved.has(name)) return this.#unsaved.get(name)
    try {
      return JSON.parse(this.#shelf.getItem(name) ?? 'null')
    } catch {
      return null
    }
  }

  keep(owner: string, key: string, values: unknown): void {
    this.#unsaved.set(draftKey(owner, key), values)
  }

  flush(): void {
    for (const [name, values] of this.#unsaved) {
      try {
        this.#shelf.setItem(name, JSON.stringify(values))
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
    for (const name of [...this.#unsaved.keys(), ...this.#names(prefix)].filter(isMeant)) this.#remove(name)
  }

  /** A guest who signs up is the same person under a new id. */
  adopt(from: string, to: string): void {
    this.flush()
    const old = draftKey(from, '')
    for (const name of this.#names(old)) {
      const draft = this.#shelf.getItem(name)
      try {
        if (draft !== null) this.#shelf.setItem(draftKey(to, name.slice(old.length)), draft)
      } catch {
        continue
      }
      this.#remove(name)
    }
  }

  #remove(name: string): void {
    this.#unsaved.delete(name)
    try {
      this.#shelf.removeItem(name)
    } catch {
      // A forbidden shelf holds nothing.
    }
  }

  #names(start: string): string[] {
    try {
      const all = Array.from({ length: this.#shelf.length }, (_, at) => this.#shelf.key(at) ?? '')
      return all.filter(name => name.startsWith(start))
    } catch {
      return []
    }
  }
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
