// What the driver does in a transaction whose connection was lost, and must not: it rolls back where nothing is any
// more, which ends the whole process; and what the verb still sends goes out on the next connection, by itself and
// outside of any transaction, so that half of it is done.
import { setTimeout as pause } from 'node:timers/promises'
import type { Sql, TransactionSql } from 'postgres'

type Work = (tx: TransactionSql) => Promise<unknown>

/** From here on a transaction that lost its connection is over, for the driver and for the verb. */
export function endWithConnection(client: Sql): void {
  const begin = client.begin.bind(client)
  const beginGuarded = (work: Work) => {
    let isOver = false
    const end = () => {
      isOver = true
    }
    const whole = begin(tx => settled(work(whileOpen(tx, () => isOver)), () => isOver))
    whole.then(end, end)
    return whole
  }
  Object.assign(client, { begin: beginGuarded })
}

const whileOpen = (tx: TransactionSql, isOver: () => boolean): TransactionSql =>
  new Proxy(tx, {
    get: (target, name) => {
      if (isOver()) throw new ConnectionLost()
      return Reflect.get(target, name)
    },
  })

/** The driver tells the caller by itself once the connection is gone; it is not let on to roll back. */
async function settled<T>(work: Promise<T>, isOver: () => boolean): Promise<T> {
  try {
    return await work
  } catch (error) {
    // It may also be another connection that the verb lost, and this one is to be rolled back.
    for (let look = 0; look < looks && isLost(error) && !isOver(); look += 1) await pause(eachLook)
    if (isOver()) return new Promise<never>(() => {})
    throw error
  }
}

const [looks, eachLook] = [50, 20]

class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED'
}

const codes = new Set(['CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'])

/** Drizzle wraps what the driver said. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.has(String(error.code))) || isLost(error.cause)
}
