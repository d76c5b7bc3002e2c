// Drizzle sends every statement as if it were the first of its kind: the driver asks in a round trip of its own what its
// parameters are, and the database reads and plans it anew. What comes often is prepared instead, once a connection.
import type { Sql, TransactionSql } from 'postgres'

type Unsafe = Sql['unsafe']
type Work = (tx: TransactionSql) => Promise<unknown>

/** So many times a text is sent before it is worth a place in the memory of each connection. */
const often = 5
const mostPrepared = 250
/** Lists make texts without end. */
const mostCounted = 2000

export function prepareWhatComesOften(client: Sql): void {
  const isOften = countingTexts()
  const begin = client.begin.bind(client)
  Object.assign(client, {
    unsafe: preparing(client.unsafe, isOften),
    begin: (work: Work) => begin(tx => work(Object.assign(tx, { unsafe: preparing(tx.unsafe, isOften) }))),
  })
}

/** Without parameters there is nothing to ask, and several statements may be in one text. */
const preparing =
  (unsafe: Unsafe, isOften: (text: string) => boolean): Unsafe =>
  (text, parameters = [], options = {}) =>
    unsafe(text, parameters, parameters.length === 0 ? options : { ...options, prepare: isOften(text) })

function countingTexts(): (text: string) => boolean {
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
