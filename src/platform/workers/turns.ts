/**
 * Of what takes a whole core for a while, so much at once; the rest wait. Persons take turns, and each has at most one
 * job under way, so that nobody waits behind the many jobs of another. Work that names no person is one of its own.
 */
export function turnsFor(most: number): <T>(work: () => Promise<T>, person?: string) => Promise<T> {
  const underWay = new Set<unknown>()
  const waiting = new Map<unknown, (() => void)[]>()

  /** The person who has waited longest since their last turn. */
  function beginNext(): void {
    if (underWay.size >= most) return
    for (const [person, begins] of waiting) {
      if (underWay.has(person)) continue
      const begin = begins.shift()
      if (begins.length === 0) waiting.delete(person)
      underWay.add(person)
      begin?.()
      return
    }
  }

  return async (work, person: unknown = Symbol('nobody in particular')) => {
    await new Promise<void>(resolve => {
      const begins = waiting.get(person)
      if (begins === undefined) waiting.set(person, [resolve])
      else begins.push(resolve)
      beginNext()
    })
    try {
      return await work()
    } finally {
      underWay.delete(person)
      const begins = waiting.get(person)
      // After their turn they are last.
      if (waiting.delete(person) && begins !== undefined) waiting.set(person, begins)
      beginNext()
    }
  }
}
