// What many ask at the same moment, asked of the database in one statement. Nobody is answered with what was read
// before they asked: a statement is sent after the last of those who share it has asked.

type Batch<Found> = { keys: Set<string>; found: Promise<ReadonlyMap<string, Found>> }

export function gathered<Source extends object, Found>(
  read: (source: Source, keys: string[]) => Promise<ReadonlyMap<string, Found>>,
): (source: Source, key: string) => Promise<Found | undefined> {
  const open = new WeakMap<Source, Batch<Found>>()

  const begin = (source: Source): Batch<Found> => {
    const keys = new Set<string>()
    const found = soon().then(() => {
      open.delete(source)
      return read(source, [...keys])
    })
    const batch = { keys, found }
    open.set(source, batch)
    return batch
  }

  return async (source, key) => {
    const batch = open.get(source) ?? begin(source)
    batch.keys.add(key)
    return (await batch.found).get(key)
  }
}

/** Once everybody whose request came in this turn of the event loop has asked. */
const soon = () => new Promise<void>(resolve => setImmediate(resolve))
