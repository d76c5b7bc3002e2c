/** Of what takes a whole core for a while, so much at once; the rest wait their turn, first come, first served. */
export function turnsFor(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async work => {
    if (underWay < most) underWay += 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Who is next takes the place over.
      if (next === undefined) underWay -= 1
      else next()
    }
  }
}
