// Which statements are prepared. The driver asks in a round trip of its own what the parameters of a new statement are, and
// the database parses and plans it. A frequent one is prepared instead, once a connection.

/** How many times a text is sent before it is worth its place in the memory of each connection. */
const often = 5
const mostPrepared = 250
/** Lists make an unlimited number of texts. */
const mostCounted = 2000

/** Counts each text that it is asked about. */
export function countFrequent(): (text: string) => boolean {
  const prepared = new Set<string>()
  const counted = new Map<string, number>()
  return text => {
    if (prepared.has(text)) return true
    if (prepared.size === mostPrepared) return false
    const count = (counted.get(text) ?? 0) + 1
    if (count < often) {
      if (counted.size === mostCounted) counted.clear()
      counted.set(text, count)
      return false
    }
    counted.delete(text)
    prepared.add(text)
    return true
  }
}
