// Sends on what is recorded here already, without anybody waiting for it and without ever failing the caller.

export type Forward<T> = (record: T) => void
export type Forwarding<T> = { forward: Forward<T>; settled: () => Promise<void> }

/** When the other side is slow, we would rather lose some there than pile them up here. */
const mostAtOnce = 50

export function forwarding<T>(send: (record: T) => Promise<unknown>): Forwarding<T> {
  const underWay = new Set<Promise<unknown>>()
  return {
    forward: record => {
      if (underWay.size >= mostAtOnce) return
      const sending = send(record)
        .catch(() => {})
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    settled: async () => {
      await Promise.all(underWay)
    },
  }
}
