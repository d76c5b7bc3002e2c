// What many readers heard, sent to the bench when it asks, since it asked last.
export type Heard = {
  counts: number[]
  /** When each heard something last; 0 for who did not. */
  times: number[]
  last: number
}

export function hearing(count: number): (reader: number, notified: number) => void {
  const counts = Array.from({ length: count }, () => 0)
  const times = Array.from({ length: count }, () => 0)
  process.on('message', () => {
    process.send?.({ counts: [...counts], times: [...times], last: Math.max(...times) } satisfies Heard)
    counts.fill(0)
    times.fill(0)
  })
  return (reader, given) => {
    counts[reader] = (counts[reader] ?? 0) + given
    times[reader] = performance.timeOrigin + performance.now()
  }
}

/** A few at a time, as browsers come: all in one instant would be a wait for the listener's queue. */
export async function openEach(count: number, open: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const openMore = async () => {
    while (next < count) {
      const index = next
      next += 1
      await open(index)
    }
  }
  await Promise.all(Array.from({ length: 50 }, openMore))
  process.send?.('open')
}
