// A few recent values, so that the database is not asked again for each of them. Bounded in number and in time.

export type Remembering<T> = {
  /** The remembered value, or the one that `find` answers. Calls at once share one `find`. */
  get: (name: string, find: () => Promise<T>) => Promise<T>
  peek: (name: string) => Promise<T> | undefined
  forget: (name: string) => void
}

type Bounds = { most: number; forAtMost: Temporal.Duration; now: () => Temporal.Instant }

export function remembering<T>({ most, forAtMost, now }: Bounds): Remembering<T> {
  // A Map keeps the order of insertion: the first is the one used longest ago.
  const kept = new Map<string, { value: Promise<T>; until: Temporal.Instant }>()

  const keep = (name: string, value: Promise<T>, until: Temporal.Instant) => {
    kept.delete(name)
    kept.set(name, { value, until })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }

  const peek = (name: string) => {
    const found = kept.get(name)
    if (found === undefined) return undefined
    if (Temporal.Instant.compare(found.until, now()) <= 0) {
      kept.delete(name)
      return undefined
    }
    keep(name, found.value, found.until)
    return found.value
  }

  const forgetIf = (name: string, value: Promise<T>) => {
    if (kept.get(name)?.value === value) kept.delete(name)
  }

  return {
    peek,
    get: (name, find) => {
      const earlier = peek(name)
      if (earlier !== undefined) return earlier
      const value = find()
      keep(name, value, now().add(forAtMost))
      value.catch(() => forgetIf(name, value))
      return value
    },
    forget: name => {
      kept.delete(name)
    },
  }
}
